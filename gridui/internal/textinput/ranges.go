// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package textinput

import "gioui.org/io/key"

// ordered returns a range with its lower end first.
func ordered(r key.Range) key.Range {
	return key.Range{Start: min(r.Start, r.End), End: max(r.Start, r.End)}
}

// selection returns the selection of the field in runes, lower end first.
func (f *Field) selection() key.Range {
	start, end := f.Editor.Selection()
	return ordered(key.Range{Start: start, End: end})
}

// meant returns the part of the field's text that a range of the window refers to: the selection of
// the field for the selection of the window, and else the range at the same distance from it.
func (f *Field) meant(r key.Range) key.Range {
	sel := f.selection()
	if ordered(r) == f.ime.known {
		return sel
	}
	by := sel.Start - f.ime.known.Start
	return key.Range{Start: r.Start + by, End: r.End + by}
}

// meantText returns meant for a range of composed text, which may be empty.
func (f *Field) meantText(r key.Range) key.Range {
	if r.Start < 0 {
		return r
	}
	by := f.selection().Start - f.ime.known.Start
	return key.Range{Start: r.Start + by, End: r.End + by}
}
