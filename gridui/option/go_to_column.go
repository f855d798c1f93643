// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package option

// GoToColumn lets users go to a column by a few letters of its name: Ctrl+Shift+G opens a field above the header, with
// a list of the columns that match. The zero value is off.
//
// A column matches if its name begins with the typed text, if the typed words begin words of the name in its order, or
// if the text is anywhere in the name; these come in this order. Initial consonants of Hangul match their syllables:
// ㄱㄱ finds 가격. Then come columns whose group or id contains the text, and hidden columns last.
// Choosing a hidden column shows it as a user would: ColumnVisibilityChanged, ColumnGroupsChanged.
type GoToColumn struct {
	// Enabled lets users go to columns by name.
	Enabled bool
	// Open states that the field shows. Users open and close it, and the program may set it.
	Open bool
}
