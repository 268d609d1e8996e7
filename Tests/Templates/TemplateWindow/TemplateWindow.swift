// The sources lie in Original, as Xcode has them.
