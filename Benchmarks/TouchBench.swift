@main struct TouchBench { static func main() {} }
