internal import Foundation

/// The keys of a keyboard by their numbers on HID usage page 7, which identify positions and not
/// characters.
///
/// The key that types "a" in the United States is ``keyboardA`` everywhere, whatever it types.
/// Source: USB HID Usage Tables, keyboard page.
public enum UIKeyboardHIDUsage: Int, Sendable, CaseIterable {
  /// More keys are held than the keyboard can distinguish.
  case keyboardErrorRollOver = 0x01
  /// The keyboard failed its power-on self-test.
  case keyboardPOSTFail = 0x02
  /// The keyboard reported an unspecified error.
  case keyboardErrorUndefined = 0x03
  /// The key of the letter A on a United States keyboard.
  case keyboardA = 0x04
  /// The key of the letter B on a United States keyboard.
  case keyboardB = 0x05
  /// The key of the letter C on a United States keyboard.
  case keyboardC = 0x06
  /// The key of the letter D on a United States keyboard.
  case keyboardD = 0x07
  /// The key of the letter E on a United States keyboard.
  case keyboardE = 0x08
  /// The key of the letter F on a United States keyboard.
  case keyboardF = 0x09
  /// The key of the letter G on a United States keyboard.
  case keyboardG = 0x0A
  /// The key of the letter H on a United States keyboard.
  case keyboardH = 0x0B
  /// The key of the letter I on a United States keyboard.
  case keyboardI = 0x0C
  /// The key of the letter J on a United States keyboard.
  case keyboardJ = 0x0D
  /// The key of the letter K on a United States keyboard.
  case keyboardK = 0x0E
  /// The key of the letter L on a United States keyboard.
  case keyboardL = 0x0F
  /// The key of the letter M on a United States keyboard.
  case keyboardM = 0x10
  /// The key of the letter N on a United States keyboard.
  case keyboardN = 0x11
  /// The key of the letter O on a United States keyboard.
  case keyboardO = 0x12
  /// The key of the letter P on a United States keyboard.
  case keyboardP = 0x13
  /// The key of the letter Q on a United States keyboard.
  case keyboardQ = 0x14
  /// The key of the letter R on a United States keyboard.
  case keyboardR = 0x15
  /// The key of the letter S on a United States keyboard.
  case keyboardS = 0x16
  /// The key of the letter T on a United States keyboard.
  case keyboardT = 0x17
  /// The key of the letter U on a United States keyboard.
  case keyboardU = 0x18
  /// The key of the letter V on a United States keyboard.
  case keyboardV = 0x19
  /// The key of the letter W on a United States keyboard.
  case keyboardW = 0x1A
  /// The key of the letter X on a United States keyboard.
  case keyboardX = 0x1B
  /// The key of the letter Y on a United States keyboard.
  case keyboardY = 0x1C
  /// The key of the letter Z on a United States keyboard.
  case keyboardZ = 0x1D
  /// The key of 1 in the upper row.
  case keyboard1 = 0x1E
  /// The key of 2 in the upper row.
  case keyboard2 = 0x1F
  /// The key of 3 in the upper row.
  case keyboard3 = 0x20
  /// The key of 4 in the upper row.
  case keyboard4 = 0x21
  /// The key of 5 in the upper row.
  case keyboard5 = 0x22
  /// The key of 6 in the upper row.
  case keyboard6 = 0x23
  /// The key of 7 in the upper row.
  case keyboard7 = 0x24
  /// The key of 8 in the upper row.
  case keyboard8 = 0x25
  /// The key of 9 in the upper row.
  case keyboard9 = 0x26
  /// The key of 0 in the upper row.
  case keyboard0 = 0x27
  /// Return.
  case keyboardReturnOrEnter = 0x28
  /// Escape.
  case keyboardEscape = 0x29
  /// Backspace, which Apple calls Delete.
  case keyboardDeleteOrBackspace = 0x2A
  /// Tab.
  case keyboardTab = 0x2B
  /// The space bar.
  case keyboardSpacebar = 0x2C
  /// - and _.
  case keyboardHyphen = 0x2D
  /// = and +.
  case keyboardEqualSign = 0x2E
  /// [ and {.
  case keyboardOpenBracket = 0x2F
  /// ] and }.
  case keyboardCloseBracket = 0x30
  /// \ and |.
  case keyboardBackslash = 0x31
  /// # and ~ on keyboards outside the United States.
  case keyboardNonUSPound = 0x32
  /// ; and :.
  case keyboardSemicolon = 0x33
  /// ' and ".
  case keyboardQuote = 0x34
  /// ` and ~.
  case keyboardGraveAccentAndTilde = 0x35
  /// , and <.
  case keyboardComma = 0x36
  /// . and >.
  case keyboardPeriod = 0x37
  /// / and ?.
  case keyboardSlash = 0x38
  /// Caps Lock.
  case keyboardCapsLock = 0x39
  /// F1.
  case keyboardF1 = 0x3A
  /// F2.
  case keyboardF2 = 0x3B
  /// F3.
  case keyboardF3 = 0x3C
  /// F4.
  case keyboardF4 = 0x3D
  /// F5.
  case keyboardF5 = 0x3E
  /// F6.
  case keyboardF6 = 0x3F
  /// F7.
  case keyboardF7 = 0x40
  /// F8.
  case keyboardF8 = 0x41
  /// F9.
  case keyboardF9 = 0x42
  /// F10.
  case keyboardF10 = 0x43
  /// F11.
  case keyboardF11 = 0x44
  /// F12.
  case keyboardF12 = 0x45
  /// Print Screen.
  case keyboardPrintScreen = 0x46
  /// Scroll Lock.
  case keyboardScrollLock = 0x47
  /// Pause.
  case keyboardPause = 0x48
  /// Insert.
  case keyboardInsert = 0x49
  /// Home.
  case keyboardHome = 0x4A
  /// Page Up.
  case keyboardPageUp = 0x4B
  /// Forward Delete.
  case keyboardDeleteForward = 0x4C
  /// End.
  case keyboardEnd = 0x4D
  /// Page Down.
  case keyboardPageDown = 0x4E
  /// The right arrow.
  case keyboardRightArrow = 0x4F
  /// The left arrow.
  case keyboardLeftArrow = 0x50
  /// The down arrow.
  case keyboardDownArrow = 0x51
  /// The up arrow.
  case keyboardUpArrow = 0x52
  /// Num Lock, or Clear.
  case keypadNumLock = 0x53
  /// / on the numeric pad.
  case keypadSlash = 0x54
  /// * on the numeric pad.
  case keypadAsterisk = 0x55
  /// - on the numeric pad.
  case keypadHyphen = 0x56
  /// + on the numeric pad.
  case keypadPlus = 0x57
  /// Enter on the numeric pad.
  case keypadEnter = 0x58
  /// 1 on the numeric pad.
  case keypad1 = 0x59
  /// 2 on the numeric pad.
  case keypad2 = 0x5A
  /// 3 on the numeric pad.
  case keypad3 = 0x5B
  /// 4 on the numeric pad.
  case keypad4 = 0x5C
  /// 5 on the numeric pad.
  case keypad5 = 0x5D
  /// 6 on the numeric pad.
  case keypad6 = 0x5E
  /// 7 on the numeric pad.
  case keypad7 = 0x5F
  /// 8 on the numeric pad.
  case keypad8 = 0x60
  /// 9 on the numeric pad.
  case keypad9 = 0x61
  /// 0 on the numeric pad.
  case keypad0 = 0x62
  /// . on the numeric pad.
  case keypadPeriod = 0x63
  /// \ and | next to the left Shift of ISO keyboards.
  case keyboardNonUSBackslash = 0x64
  /// The application key, which shows a menu.
  case keyboardApplication = 0x65
  /// Power.
  case keyboardPower = 0x66
  /// = on the numeric pad.
  case keypadEqualSign = 0x67
  /// F13.
  case keyboardF13 = 0x68
  /// F14.
  case keyboardF14 = 0x69
  /// F15.
  case keyboardF15 = 0x6A
  /// F16.
  case keyboardF16 = 0x6B
  /// F17.
  case keyboardF17 = 0x6C
  /// F18.
  case keyboardF18 = 0x6D
  /// F19.
  case keyboardF19 = 0x6E
  /// F20.
  case keyboardF20 = 0x6F
  /// F21.
  case keyboardF21 = 0x70
  /// F22.
  case keyboardF22 = 0x71
  /// F23.
  case keyboardF23 = 0x72
  /// F24.
  case keyboardF24 = 0x73
  /// The key Execute.
  case keyboardExecute = 0x74
  /// The key Help.
  case keyboardHelp = 0x75
  /// The key Menu.
  case keyboardMenu = 0x76
  /// The key Select.
  case keyboardSelect = 0x77
  /// The key Stop.
  case keyboardStop = 0x78
  /// The key Again.
  case keyboardAgain = 0x79
  /// The key Undo.
  case keyboardUndo = 0x7A
  /// The key Cut.
  case keyboardCut = 0x7B
  /// The key Copy.
  case keyboardCopy = 0x7C
  /// The key Paste.
  case keyboardPaste = 0x7D
  /// The key Find.
  case keyboardFind = 0x7E
  /// The key Mute.
  case keyboardMute = 0x7F
  /// The key Volume Up.
  case keyboardVolumeUp = 0x80
  /// The key Volume Down.
  case keyboardVolumeDown = 0x81
  /// A Caps Lock that stays down.
  case keyboardLockingCapsLock = 0x82
  /// A Num Lock that stays down.
  case keyboardLockingNumLock = 0x83
  /// A Scroll Lock that stays down.
  case keyboardLockingScrollLock = 0x84
  /// The comma on the numeric pad.
  case keypadComma = 0x85
  /// = on the numeric pad of AS/400 keyboards.
  case keypadEqualSignAS400 = 0x86
  /// The international key 1.
  case keyboardInternational1 = 0x87
  /// The international key 2.
  case keyboardInternational2 = 0x88
  /// The international key 3.
  case keyboardInternational3 = 0x89
  /// The international key 4.
  case keyboardInternational4 = 0x8A
  /// The international key 5.
  case keyboardInternational5 = 0x8B
  /// The international key 6.
  case keyboardInternational6 = 0x8C
  /// The international key 7.
  case keyboardInternational7 = 0x8D
  /// The international key 8.
  case keyboardInternational8 = 0x8E
  /// The international key 9.
  case keyboardInternational9 = 0x8F
  /// The language key 1: kana on Japanese keyboards, Hangul on Korean ones.
  case keyboardLANG1 = 0x90
  /// The language key 2: alphanumeric on Japanese keyboards, Hanja on Korean ones.
  case keyboardLANG2 = 0x91
  /// The language key 3: Katakana.
  case keyboardLANG3 = 0x92
  /// The language key 4: Hiragana.
  case keyboardLANG4 = 0x93
  /// The language key 5: Zenkaku and Hankaku.
  case keyboardLANG5 = 0x94
  /// The language key 6.
  case keyboardLANG6 = 0x95
  /// The language key 7.
  case keyboardLANG7 = 0x96
  /// The language key 8.
  case keyboardLANG8 = 0x97
  /// The language key 9.
  case keyboardLANG9 = 0x98
  /// The other erase key.
  case keyboardAlternateErase = 0x99
  /// System Request, or Attention.
  case keyboardSysReqOrAttention = 0x9A
  /// Cancel.
  case keyboardCancel = 0x9B
  /// Clear.
  case keyboardClear = 0x9C
  /// Prior.
  case keyboardPrior = 0x9D
  /// Return on keyboards that also have Enter.
  case keyboardReturn = 0x9E
  /// Separator.
  case keyboardSeparator = 0x9F
  /// Out.
  case keyboardOut = 0xA0
  /// Oper.
  case keyboardOper = 0xA1
  /// Clear, or Again.
  case keyboardClearOrAgain = 0xA2
  /// CrSel, or Props.
  case keyboardCrSelOrProps = 0xA3
  /// ExSel.
  case keyboardExSel = 0xA4
  /// The left Control.
  case keyboardLeftControl = 0xE0
  /// The left Shift.
  case keyboardLeftShift = 0xE1
  /// The left Option, or Alt.
  case keyboardLeftAlt = 0xE2
  /// The left Command, or Windows key.
  case keyboardLeftGUI = 0xE3
  /// The right Control.
  case keyboardRightControl = 0xE4
  /// The right Shift.
  case keyboardRightShift = 0xE5
  /// The right Option, or Alt.
  case keyboardRightAlt = 0xE6
  /// The right Command, or Windows key.
  case keyboardRightGUI = 0xE7
  /// No key, or a number that isn't assigned to a key.
  case keyboard_Reserved = 0xFFFF
}

extension UIKeyboardHIDUsage {
  /// The key that switches between Hangul and Latin characters.
  public static let keyboardHangul = keyboardLANG1
  /// The key that converts Hangul to Hanja.
  public static let keyboardHanja = keyboardLANG2
  /// The key that switches to kana.
  public static let keyboardKanaSwitch = keyboardLANG1
  /// The key that switches to Latin letters and digits.
  public static let keyboardAlphanumericSwitch = keyboardLANG2
  /// The key that switches to Katakana.
  public static let keyboardKatakana = keyboardLANG3
  /// The key that switches to Hiragana.
  public static let keyboardHiragana = keyboardLANG4
  /// The key that switches between full and half width.
  public static let keyboardZenkakuHankakuKanji = keyboardLANG5

  /// Whether the key only modifies other keys and types nothing.
  package var isModifier: Bool {
    switch self {
    case .keyboardLeftControl, .keyboardLeftShift, .keyboardLeftAlt, .keyboardLeftGUI,
      .keyboardRightControl, .keyboardRightShift, .keyboardRightAlt, .keyboardRightGUI,
      .keyboardCapsLock, .keyboardLockingCapsLock, .keyboardLockingNumLock,
      .keyboardLockingScrollLock:
      true
    default: false
    }
  }
}
