// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package rowinsert

import (
	"strconv"

	"gioui.org/layout"

	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/internal/cellrange"
	"github.com/giogrid/giogrid/gridui/internal/column"
	"github.com/giogrid/giogrid/gridui/internal/coord"
	"github.com/giogrid/giogrid/gridui/internal/dataset"
	"github.com/giogrid/giogrid/gridui/internal/edit"
	"github.com/giogrid/giogrid/gridui/internal/focus"
	"github.com/giogrid/giogrid/gridui/internal/host"
	"github.com/giogrid/giogrid/gridui/internal/nocmp"
	"github.com/giogrid/giogrid/gridui/internal/rowdata"
	"github.com/giogrid/giogrid/gridui/internal/selection"
	"github.com/giogrid/giogrid/gridui/internal/viewport"
	"github.com/giogrid/giogrid/gridui/locale"
	"github.com/giogrid/giogrid/gridui/option"
)

// Grid is the part of the grid that the feature needs.
type Grid interface {
	// Synchronize updates everything that is derived from the options and the rows.
	Synchronize()
}

// Sources holds what the feature reads and changes.
type Sources struct {
	_ nocmp.Struct

	Options   *option.Options
	Columns   *column.Set
	Dataset   *dataset.Set
	Viewport  *viewport.Frame
	Selection *selection.Rows
	Editing   *edit.Editing
	Focus     *focus.Focus
	Ranges    *cellrange.Ranges
	Report    dataset.Report
	Grid      Grid
}

// Feature inserts and deletes rows.
type Feature struct {
	Sources
	// last holds the ids of the rows that were inserted or proposed last.
	last []string
}

// mostRows is the greatest number of rows that are inserted or copied at once.
const mostRows = 10_000

// Label returns the label of the menu item of an action, empty for other actions.
func Label(a option.Action, l *locale.Texts) string {
	switch a {
	case option.ActionInsertAbove:
		return l.InsertAbove
	case option.ActionInsertBelow:
		return l.InsertBelow
	case option.ActionDuplicate:
		return l.DuplicateRows
	case option.ActionDeleteRow:
		return l.DeleteRows
	}
	return ""
}

// WantedKeys returns the keys of the actions that the grid can carry out.
func (f *Feature) WantedKeys() (keys host.KeyGroups) {
	if !f.Options.Editing.Enabled {
		return 0
	}
	if funcs := &f.Dataset.Funcs; funcs.NewRow != nil || funcs.CopyRow != nil || f.keeper() != nil {
		keys = host.KeysInsert
	}
	if f.Options.Editing.RemoveRows {
		keys |= host.KeysDelete
	}
	return keys
}

// Act carries out an action by key, and reports whether the feature has the action.
func (f *Feature) Act(_ layout.Context, a option.Action) bool {
	if Label(a, &locale.Texts{InsertAbove: "a", InsertBelow: "b", DuplicateRows: "d", DeleteRows: "r"}) == "" {
		return false
	}
	if a == option.ActionDeleteRow && f.keeper() != nil {
		return false // the keeper handles the key
	}
	f.Do(a)
	return true
}

// Do carries out an action, and reports why it cannot by an event.
func (f *Feature) Do(a option.Action) {
	if !f.may(a) {
		return
	}
	f.Grid.Synchronize()
	err := f.refusal()
	if err == nil {
		err = f.act(a)
	}
	if err != nil {
		f.Dataset.Changes.Refuse(f.Viewport.RowIDAt(f.Focus.At()), err)
	}
}

// keeper returns the keeper of the rows, nil for the slice of SetRows.
func (f *Feature) keeper() edit.RowKeeper { return f.Editing.State.Rows }

// may reports whether users may carry out an action.
func (f *Feature) may(a option.Action) bool {
	funcs, keeper := &f.Dataset.Funcs, f.keeper() != nil
	if f.Options.Loading.Overlay || !keeper && !f.Options.Editing.Enabled {
		return false
	}
	switch a {
	case option.ActionInsertAbove, option.ActionInsertBelow:
		return funcs.NewRow != nil || keeper
	case option.ActionDuplicate:
		return funcs.CopyRow != nil
	case option.ActionDeleteRow:
		return keeper || f.Options.Editing.RemoveRows
	}
	return false
}

// Can reports whether an action has rows to act on, and may be carried out.
func (f *Feature) Can(a option.Action) bool {
	return f.may(a) && f.Refusal(a) == nil && (f.Viewport.IsRow(f.Focus.At()) || f.Dataset.ShownCount() == 0 && a != option.ActionDuplicate && a != option.ActionDeleteRow)
}

// Refusal returns why rows of this kind cannot be inserted and deleted.
func (f *Feature) Refusal(a option.Action) error {
	if a == option.ActionDeleteRow && f.keeper() != nil {
		return nil
	}
	return f.refusal()
}

func (f *Feature) refusal() error { return f.Dataset.Access().InsertRefusal(f.keeper() != nil) }

// block is a run of new rows beside a row.
type block struct {
	rows rowdata.Growing
	// beside is the record next to the rows, NoRecord to insert them at the end. below is set if they come
	// after it.
	beside coord.Record
	below  bool
}

// act carries out an action on the rows that it is for.
func (f *Feature) act(a option.Action) error {
	rows, err := f.acted()
	if err != nil {
		return err
	}
	switch a {
	case option.ActionDeleteRow:
		f.Delete(f.names(rows))
		return nil
	case option.ActionDuplicate:
		return f.duplicate(rows)
	}
	if len(rows) == 0 {
		if f.Dataset.ShownCount() > 0 {
			return nil
		}
		rows = []coord.Record{coord.NoRecord}
	}
	b := block{rows: f.Dataset.Kind.List(len(rows)), beside: rows[0], below: a == option.ActionInsertBelow}
	if b.below {
		b.beside = rows[len(rows)-1]
	}
	for range rows {
		row, err := f.blank(b.beside)
		if err != nil {
			return err
		}
		b.rows.Add(row)
	}
	return f.insert([]block{b}, false)
}

// blank returns a new row beside a record, with the values of its groups.
func (f *Feature) blank(beside coord.Record) (row rowdata.Row, err error) {
	var other rowdata.Row
	if beside >= 0 {
		other = f.row(beside)
	}
	make := f.Dataset.Funcs.NewRow
	if make == nil {
		return f.keeper().Blank(), nil
	}
	if err = column.Contained(func() error { row = make(other); return nil }); err != nil || other.IsNil() {
		return row, err
	}
	for _, by := range f.Dataset.Order.By.By {
		if d := by.Def; d.Restore != nil {
			err = column.Contained(func() error { d.Restore(row, d.Value(other)); return nil })
		}
	}
	return row, err
}

// row returns a copy of the row of a record.
func (f *Feature) row(record coord.Record) rowdata.Row {
	return f.Dataset.Kind.Clone(f.Dataset.Changes.RecordRow(record))
}

// duplicate inserts copies of rows, in the order in which they show, below each run of adjacent rows.
func (f *Feature) duplicate(rows []coord.Record) error {
	var blocks []block
	for i, record := range rows {
		var row rowdata.Row
		if err := column.Contained(func() error { row = f.Dataset.Funcs.CopyRow(f.row(record)); return nil }); err != nil {
			return err
		}
		if i == 0 || f.Dataset.ShownOf(record) != f.Dataset.ShownOf(rows[i-1])+1 {
			blocks = append(blocks, block{rows: f.Dataset.Kind.List(1), below: true})
		}
		b := &blocks[len(blocks)-1]
		b.rows.Add(row)
		b.beside = record
	}
	return f.insert(blocks, true)
}

// names returns the ids of records.
func (f *Feature) names(rows []coord.Record) []string {
	ids := make([]string, len(rows))
	for i, record := range rows {
		ids[i] = f.name(record)
	}
	return ids
}

// name returns the id of a record.
func (f *Feature) name(record coord.Record) string {
	if record < 0 {
		return ""
	}
	return f.Dataset.RecordID(record)
}

// InsertRows inserts rows of the program beside a row.
func (f *Feature) InsertRows(besideID string, where option.RowPlace, rows rowdata.Slice) error {
	b := block{rows: f.Dataset.Kind.List(rows.Len()), beside: coord.NoRecord, below: where != option.RowBefore}
	f.Grid.Synchronize()
	if err := f.refusal(); err != nil || rows.Len() == 0 {
		return err
	}
	if where != option.RowEnd {
		if b.beside = f.Dataset.RecordByID(besideID); b.beside < 0 || f.Dataset.Order.Gone.Has(b.beside) {
			return dataset.ErrRowGone
		}
	}
	for i := range rows.Len() {
		b.rows.Add(rows.At(i))
	}
	return f.insert([]block{b}, false)
}

// Duplicate inserts copies of rows for the program.
func (f *Feature) Duplicate(ids []string) error {
	f.Grid.Synchronize()
	if err := f.refusal(); err != nil {
		return err
	}
	if f.Dataset.Funcs.CopyRow == nil {
		return edit.ErrNotInserted
	}
	var rows []coord.Record
	for _, id := range ids {
		record := f.Dataset.RecordByID(id)
		if record < 0 || f.Dataset.Order.Gone.Has(record) {
			return dataset.ErrRowGone
		}
		rows = append(rows, record)
	}
	return f.duplicate(f.inOrder(rows))
}

// insert inserts blocks of rows, or proposes it.
func (f *Feature) insert(blocks []block, copies bool) error {
	ev := edit.RowsInserted{Copies: copies, Where: option.RowBefore}
	if blocks == nil {
		return nil
	}
	all := f.Dataset.Kind.List(0)
	for _, b := range blocks {
		for i := range b.rows.Len() {
			all.Add(b.rows.At(i))
			ev.Beside = append(ev.Beside, f.name(b.beside))
		}
		switch {
		case b.beside < 0:
			ev.Where = option.RowEnd
		case b.below:
			ev.Where = option.RowAfter
		}
	}
	if all.Len() > mostRows {
		return edit.ErrManyRows
	}
	ev.Rows = all
	if k := f.keeper(); k != nil {
		return f.keep(k, ev)
	}
	s := &step{f: f, rows: all, beside: ev.Beside, inserts: true}
	if err := s.prepare(blocks); err != nil {
		return err
	}
	if f.last = s.ids; f.Options.Editing.Controlled {
		ev.IDs = s.ids
		ev.Do = func() error { return f.begin(s) }
		f.Report.Emit(ev)
		return nil
	}
	if err := f.begin(s); err != nil {
		return err
	}
	ev.IDs = s.ids
	f.Report.Emit(ev)
	return nil
}

// begin carries out a step of inserted rows, and shows the first of them.
func (f *Feature) begin(s *step) error {
	if err := s.Redo(); err != nil {
		return err
	}
	f.Editing.PushStep(s)
	f.reveal(s.ids[0])
	return nil
}

// reveal moves the focus to a new row.
func (f *Feature) reveal(id string) {
	f.Editing.State.RevealCell(edit.Revealed{RowID: id, ColumnID: f.Focus.ColumnID, Opens: true})
}

// keep inserts rows by their keeper.
func (f *Feature) keep(k edit.RowKeeper, ev edit.RowsInserted) (err error) {
	before := make([]string, len(ev.Beside))
	for i, id := range ev.Beside {
		switch ev.Where {
		case option.RowBefore:
			before[i] = id
		case option.RowAfter:
			before[i] = k.Next(id)
		}
	}
	if ev.IDs, err = k.Insert(ev.Rows, before, ev.Beside); err != nil {
		return err
	}
	f.last = ev.IDs
	f.reveal(ev.IDs[0])
	f.Report.Emit(ev)
	return nil
}

// Delete deletes rows, or proposes it, and returns the number of rows. Unknown ids are skipped.
func (f *Feature) Delete(ids []string) int {
	f.Grid.Synchronize()
	if k := f.keeper(); k != nil {
		return k.Delete(ids)
	}
	if err := f.refusal(); err != nil {
		f.Dataset.Changes.Refuse("", err)
		return 0
	}
	s := f.removal(ids)
	if s == nil {
		return 0
	}
	if f.Options.Editing.Controlled {
		for _, id := range s.named {
			f.Report.Emit(events.RowDeleteRequested{RowID: id})
		}
		return len(s.named)
	}
	next := f.after(s)
	if err := s.Redo(); err != nil {
		f.Dataset.Changes.Refuse("", err)
		return 0
	}
	f.Editing.PushStep(s)
	if next != "" {
		f.Editing.State.RevealCell(edit.Revealed{RowID: next, ColumnID: f.Focus.ColumnID})
	}
	f.Report.Emit(events.RowsDeleted{RowIDs: s.named})
	return len(s.named)
}

// after returns the id of the row that gets the focus when the focused row is deleted: the next row that shows,
// else the previous row. It returns "" if the focused row stays.
func (f *Feature) after(s *step) string {
	at := f.Focus.At()
	pos, ok := f.Viewport.RowAt(at)
	if !ok || !f.Viewport.IsRow(at) || pos.IsPinned() || f.Dataset.Funcs.RowID == nil {
		return ""
	}
	gone := map[coord.Item]bool{}
	for _, record := range s.records {
		gone[record.Item()] = true
	}
	if !gone[f.Dataset.SourceOf(pos)] {
		return ""
	}
	for _, way := range [...]coord.Pos{1, -1} {
		for to := pos; f.Dataset.HasRow(to); to += way {
			if it := f.Dataset.SourceOf(to); !gone[it] && it >= 0 {
				return f.Dataset.RowID(to)
			}
		}
	}
	return ""
}

// number returns the id of a row without RowID, which is its index.
func number(i coord.Record) string { return strconv.Itoa(int(i)) }

// Blank returns a new row for the end of the rows, or why there cannot be one.
func (f *Feature) Blank() (row rowdata.Row, err error) {
	if err := f.AppendRefusal(); err != nil {
		return row, err
	}
	return f.blank(coord.NoRecord)
}

// AppendRefusal returns why no row can be added at the end.
func (f *Feature) AppendRefusal() error {
	if f.keeper() == nil && f.Dataset.Funcs.NewRow == nil {
		return edit.ErrNotInserted
	}
	if err := f.refusal(); err != nil && f.keeper() == nil {
		return err
	}
	return nil
}

// Append adds a row at the end, as one step, or proposes it. It returns the id of the row, empty if that is not known.
func (f *Feature) Append(row rowdata.Row) (id string, err error) {
	rows := f.Dataset.Kind.List(1)
	rows.Add(row)
	f.Grid.Synchronize()
	if f.keeper() != nil && f.refusal() != nil { // a source keeps new rows at its end only
		ids, err := f.keeper().AddMany(rows)
		if err != nil {
			return "", err
		}
		return ids[0], nil
	}
	f.last = nil
	if err = f.AppendMany(rows); err == nil && len(f.last) == 1 {
		id = f.last[0]
	}
	return id, err
}

// AppendMany adds rows at the end of the slice of SetRows, as one step, or proposes it.
func (f *Feature) AppendMany(rows rowdata.Slice) error {
	b := block{rows: f.Dataset.Kind.List(rows.Len()), beside: coord.NoRecord, below: true}
	for i := range rows.Len() {
		b.rows.Add(rows.At(i))
	}
	return f.insert([]block{b}, false)
}
