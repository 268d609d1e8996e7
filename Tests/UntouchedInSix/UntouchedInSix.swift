// What is compiled here lies in Original, as Xcode has it.
