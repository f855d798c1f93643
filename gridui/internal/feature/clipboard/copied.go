// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package clipboard

import (
	"github.com/giogrid/giogrid/gridui/idset"
	"github.com/giogrid/giogrid/gridui/internal/ranges"
)

// noteCopied records the cells of a copy that begins.
func (f *Feature) noteCopied() {
	f.Ranges.Copied.Since(f.Editing.State.Edits)
	switch at := f.Focus.At(); {
	case f.severalCells():
		f.Ranges.CopyRanges(f.copiedRanges()...)
	case !f.Selection.None():
		f.Ranges.CopyRows(f.copiedRows())
	default:
		f.Ranges.Copied.Forget()
		if cell, ok := f.Ranges.Corner(at); ok {
			f.Ranges.CopyRanges(ranges.Cell(cell))
		}
	}
}

// copiedRows returns the ids of the rows that a copy takes.
func (f *Feature) copiedRows() idset.Set {
	reach := f.Dataset.Access().Rows()
	if reach.Whole {
		return f.Options.Selection.Rows.Clone()
	}
	var ids []string
	s := reach.Snapshot()
	selected := f.Selection.In(s)
	for line := range s.N {
		if it := s.Item(line); it.IsRecord() {
			if in, _ := selected(line); in {
				ids = append(ids, s.ID(it.Record()))
			}
		}
	}
	return idset.Of(ids...)
}

// copiedRanges returns the ranges that a copy takes.
func (f *Feature) copiedRanges() (list []ranges.Range) {
	reach := f.Dataset.Access().Lines()
	for i := range f.Ranges.Set.Len() {
		r := f.Ranges.Set.At(i)
		if r.Kind == ranges.Cells {
			r = ranges.Of(f.Ranges.RectOf(r)) // with all of the merged cells that it cuts
		}
		if reach.Whole {
			list = append(list, r)
			continue
		}
		shown := r.Rect(f.Ranges.Bounds())
		shown.Rows = shown.Rows.Intersect(reach.Lines)
		if !shown.Rows.Empty() {
			list = append(list, ranges.Of(shown))
		}
	}
	return list
}

// showCopied outlines the cells of a copy that is now on the clipboard. Cut cells have no outline.
func (f *Feature) showCopied() {
	if f.afterCopy != nil || f.Options.Clipboard.OutlineDisabled {
		f.Ranges.Copied.Forget()
		return
	}
	f.Ranges.Copied.Show()
}
