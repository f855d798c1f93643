// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package conflicts

import (
	"slices"
	"strconv"
	"strings"

	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/internal/column"
	"github.com/giogrid/giogrid/gridui/internal/remote"
	"github.com/giogrid/giogrid/gridui/internal/rowdata"
	"github.com/giogrid/giogrid/gridui/locale"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/storage/rowsource"
	"github.com/giogrid/giogrid/storage/rowsource/value"
)

// lines holds the conflicts as they are listed, rebuilt only when they change.
type lines struct {
	all []line
	// open is the number of choices that have not been made.
	open int
	of   linesOf
	// said is the text for the number of open choices.
	said string
}

// linesOf holds what lines were made from.
type linesOf struct {
	edits                     remote.Edits
	rev, columns, style, rows uint32
	numbers                   option.RowNumbers
}

// A line is a row, or a cell of the row above.
type line struct {
	// row and cell are the numbers of the conflict; cell is below 0 for a row.
	row, cell                   int
	title, before, mine, theirs string
	// sides is set if there is a choice to be made in this line.
	sides  bool
	choice events.ConflictChoice
	// spokenMine and spokenTheirs are the labels of the sides for assistive technology.
	spokenMine, spokenTheirs string
}

// sync brings the lines up to date.
func (f *Feature) sync(edits remote.Edits) {
	of := linesOf{edits, edits.ConflictsRev(), f.Columns.Rev, f.Painter.StyleRev, f.Dataset.RowsRev, *f.RowNumbers}
	if f.lines.of == of {
		return
	}
	texts := &f.Painter.Style.Texts.Conflicts
	f.lines = lines{of: of, all: f.lines.all[:0]}
	for i, c := range edits.Conflicts() {
		f.addRow(texts, i, &c)
	}
	f.lines.said = texts.Open(f.lines.open)
}

// addRow adds the lines of a conflict.
func (f *Feature) addRow(texts *locale.Conflicts, i int, c *remote.Conflict) {
	head := line{row: i, cell: -1, title: texts.Row(f.rowName(c.RowID))}
	switch {
	case c.Edit == rowsource.EditDelete:
		head.title, head.mine, head.theirs = head.title+": "+texts.Deleting, texts.Delete, texts.Keep
	case c.Kind == rowsource.ConflictGone:
		head.title, head.mine, head.theirs = head.title+": "+texts.Gone, texts.Insert, texts.Discard
	case c.Kind == rowsource.ConflictExists:
		head.title += ": " + texts.Exists
	}
	head.sides, head.choice = c.Whole, c.Choice
	f.add(texts, head)
	for k := range c.Cells {
		cell := &c.Cells[k]
		d := f.columnOf(cell.Column)
		l := line{row: i, cell: k, title: f.titleOf(d, cell.Column), sides: !c.Whole, choice: cell.Choice}
		l.before = textOf(texts, d, c.Before, cell.Before)
		if c.Edit != rowsource.EditDelete {
			l.mine = textOf(texts, d, c.Mine, cell.Mine)
		}
		if c.Kind != rowsource.ConflictGone {
			l.theirs = textOf(texts, d, c.Theirs, cell.Theirs)
		}
		f.add(texts, l)
	}
}

// rowName returns the name of a row: its number if the grid shows numbers and has found the row, else its id, in
// quotation marks if the grid shows numbers.
func (f *Feature) rowName(id string) string {
	if !f.RowNumbers.Enabled {
		return id
	}
	if row, ok := f.Dataset.FindShown(id, 0); ok {
		at := f.Viewport.AddressOf(row, 0)
		if n, ok := f.Dataset.Numbers().Of(at.Band, at.Row, f.RowNumbers.Source); ok {
			return strconv.Itoa(n + f.RowNumbers.Offset)
		}
	}
	return strconv.Quote(id)
}

func (f *Feature) add(texts *locale.Conflicts, l line) {
	if l.sides {
		l.spokenMine = l.title + ", " + texts.Mine + ": " + l.mine
		l.spokenTheirs = l.title + ", " + texts.Theirs + ": " + l.theirs
		if l.choice == events.ChoiceOpen {
			f.lines.open++
		}
	}
	f.lines.all = append(f.lines.all, l)
}

// columnOf returns the column that shows a column of the source, nil if none does.
func (f *Feature) columnOf(id string) *column.Def {
	for i := range f.Columns.Leaves {
		d := f.Columns.Def(i)
		if !f.Columns.Leaves[i].Utility && (d.ID == id || slices.Contains(d.Fields, id) || len(d.Fields) == 0 && strings.EqualFold(d.ID, id)) {
			return d
		}
	}
	return nil
}

func (f *Feature) titleOf(d *column.Def, id string) string {
	if d == nil || d.Header == "" {
		return id
	}
	return d.Header
}

// textOf returns a value as its column shows it.
func textOf(texts *locale.Conflicts, d *column.Def, row rowdata.Row, v value.Value) string {
	if v.IsNull() {
		return texts.NoValue
	}
	text := v.String()
	if d != nil && d.AppendText != nil && !row.IsNil() {
		_ = column.Contained(func() error { text = string(d.AppendText(nil, row)); return nil })
	}
	return text
}
