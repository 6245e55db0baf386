@main struct TouchLab { static func main() {} }
