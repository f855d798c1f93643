// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package find

import (
	"github.com/giogrid/giogrid/gridui/internal/coord"
	"github.com/giogrid/giogrid/gridui/internal/dataset"
	"github.com/giogrid/giogrid/gridui/internal/viewport"
	"github.com/giogrid/giogrid/layoutx"
)

// topLine returns the line of the first row on the screen, in a snapshot of the current rows.
func (f *Feature) topLine(rows *dataset.Snapshot) int {
	first, _ := f.Dataset.Host.Visible()
	switch {
	case !f.Dataset.Orders():
		return 0
	case f.search.ranged:
		return int(f.Dataset.NavIndex(first))
	}
	return f.Dataset.Snapshots.LineOfShown(rows, first)
}

// lineOf returns the line of a record in the pass, or -1.
func (f *Feature) lineOf(record coord.Record) int {
	d, rows := f.Dataset, f.search.pass.rows
	if record < 0 {
		return -1
	}
	if d.Orders() && !f.search.ranged {
		return d.Snapshots.LineOfRecord(rows, record)
	}
	pos, pinned := d.PinnedPos(record)
	if !pinned {
		pos = d.ShownOf(record)
	}
	switch {
	case !pinned && pos < 0:
		return -1
	case f.search.ranged:
		return int(d.NavIndex(pos))
	case pinned:
		return -1
	}
	first, _ := d.Host.Visible()
	if line := int(pos - first); line < rows.N {
		return line
	}
	return -1
}

// lineIn returns the line of the row at a slot of a band if ranges are searched, or else -1.
func (f *Feature) lineIn(b layoutx.Band, row coord.Slot) int {
	if !f.search.ranged {
		return -1
	}
	pos, ok := f.Dataset.PosIn(b, row)
	if !ok {
		return -1
	}
	return int(f.Dataset.NavIndex(pos))
}

// recordAt returns the record of a line, or a negative one if the line is not a data row.
func (f *Feature) recordAt(line int) coord.Record {
	rows := f.search.pass.rows
	if line < 0 || line >= rows.N {
		return coord.NoRecord
	}
	it := rows.Item(line)
	if rows.Kind(it) != dataset.ItemRow {
		return coord.NoRecord
	}
	return it.Record()
}

// anchor returns the start of a search: the current hit, or else the focused cell if its row is on the
// screen, or else the first row of the screen.
func (f *Feature) anchor() hit {
	p := f.search.pass
	if f.current.set {
		return f.current.hit
	}
	at := f.Focus.At()
	if at != viewport.NoCell && viewport.HasRows(at.Band) && f.onScreen(at) {
		if it, ok := f.Dataset.ItemIn(at.Band, at.Row); ok && it.IsRecord() {
			if line := f.lineOf(it.Record()); line >= 0 {
				return hit{line, max(p.number(at.Col), 0)}
			}
		}
	}
	return hit{line: f.topLine(p.rows)}
}

// onScreen reports whether the row of a cell is on the screen.
func (f *Feature) onScreen(at viewport.Address) bool {
	for _, row := range f.Viewport.Sheet.Rows[at.Band] {
		if coord.Slot(row.Index) == at.Row {
			return true
		}
	}
	return at.Band != layoutx.Body
}
