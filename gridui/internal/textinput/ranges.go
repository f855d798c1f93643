// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package textinput

import "gioui.org/io/key"

// ordered is a range from its lower end on.
func ordered(r key.Range) key.Range {
	return key.Range{Start: min(r.Start, r.End), End: max(r.Start, r.End)}
}

// selection is what is selected in the field, from its lower end on, in runes.
func (f *Field) selection() key.Range {
	start, end := f.Editor.Selection()
	return ordered(key.Range{Start: start, End: end})
}

// meant is the part of the field's text that the window means by a range: the selection of
// the field for that of the window, and else the range at the same distance from it.
func (f *Field) meant(r key.Range) key.Range {
	sel := f.selection()
	if ordered(r) == f.ime.known {
		return sel
	}
	by := sel.Start - f.ime.known.Start
	return key.Range{Start: r.Start + by, End: r.End + by}
}

// meantText is meant for text that is composed, of which there may be none.
func (f *Field) meantText(r key.Range) key.Range {
	if r.Start < 0 {
		return r
	}
	by := f.selection().Start - f.ime.known.Start
	return key.Range{Start: r.Start + by, End: r.End + by}
}
