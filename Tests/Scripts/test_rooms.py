"""Tests of `Scripts/checks rooms`."""

import unittest

import script

rooms = script.verb("rooms")


class Rooms(unittest.TestCase):
    def test_a_type_in_the_folder_of_another_feature_is_reported(self):
        files = [("UIKitVocabulary/Menu/UIMenu.swift", "open class UIMenu: NSObject {}\n")]
        self.assertEqual(
            rooms.misplaced(files), [("UIMenu", "UIKitVocabulary/Menu/UIMenu.swift", "UIKitMenus")])

    def test_a_type_anywhere_below_the_folder_of_its_feature_is_not_reported(self):
        files = [
            ("UIKitMenus/Vocabulary/UIMenu.swift", "open class UIMenu: NSObject {}\n"),
            ("UIKitScenes/Core/UIScene.swift", "open class UIWindowScene: UIScene {}\n"),
            ("UIKitKeys/A.swift", "public protocol UIKeys {}\n")]
        self.assertEqual(rooms.misplaced(files), [])

    def test_a_name_without_the_word_of_a_feature_belongs_anywhere(self):
        self.assertEqual(rooms.misplaced([("A/B.swift", "public struct UIAxis {}\n")]), [])

    def test_internal_types_do_not_count(self):
        self.assertEqual(rooms.misplaced([("A/B.swift", "class MenuRow: UIView {}\n")]), [])
