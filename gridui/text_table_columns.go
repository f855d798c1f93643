// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import (
	"fmt"
	"slices"

	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/filter"
	"github.com/giogrid/giogrid/gridui/internal/texttable"
	"github.com/giogrid/giogrid/gridui/locale"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/menus"
)

// InsertColumn inserts an empty column before another one, or after all columns if beforeID is empty, as a step of
// undo, and returns its id. It gets another header if header is empty or another column has it. A TextColumnChanged
// event reports it. It returns an error if there is no column with the id beforeID.
func (t *TextTable) InsertColumn(beforeID, header string) (id string, err error) {
	at := len(t.columns)
	if beforeID != "" {
		if at = t.index(beforeID); at < 0 {
			return "", noColumn(beforeID)
		}
	}
	if header == "" && t.Headerless {
		header = texttable.Letters(len(t.columns))
	}
	id = t.names.Take(header, len(t.columns))
	before := t.state()
	t.columns = slices.Insert(slices.Clone(t.columns), at, t.column(textColumn{id: id, header: id, slot: t.slots}))
	t.slots++
	if ids := t.ColumnOrder.IDs; len(ids) > 0 {
		if i := slices.Index(ids, beforeID); i >= 0 {
			t.ColumnOrder.IDs = slices.Insert(slices.Clone(ids), i, id)
		}
	}
	t.changed(before, events.TextColumnChanged{Change: events.TextColumnInserted, ColumnID: id, Header: id})
	return id, nil
}

// DeleteColumn deletes a column as a step of undo, with a TextColumnChanged event. Sort keys, filters and groups by the
// column go with it, and do not come back with Undo. It returns an error if there is no such column.
func (t *TextTable) DeleteColumn(id string) error {
	i := t.index(id)
	if i < 0 {
		return noColumn(id)
	}
	before, header := t.state(), t.columns[i].header
	t.columns = slices.Delete(slices.Clone(t.columns), i, i+1)
	t.changed(before, events.TextColumnChanged{Change: events.TextColumnDeleted, ColumnID: id, Header: header})
	return nil
}

// RenameColumn changes the header of a column as a step of undo, with a TextColumnChanged event; its id stays. It
// returns an error if there is no such column, if the header is empty, or if another column has it.
func (t *TextTable) RenameColumn(id, header string) error {
	i := t.index(id)
	switch {
	case i < 0:
		return noColumn(id)
	case header == "":
		return fmt.Errorf("the column %q needs a name", t.columns[i].header)
	case header == t.columns[i].header:
		return nil
	case slices.ContainsFunc(t.columns, func(c textColumn) bool { return c.header == header }):
		return fmt.Errorf("there is a column %q already", header)
	}
	before := t.state()
	t.names.Keep(header)
	t.columns = slices.Clone(t.columns)
	c := t.columns[i]
	c.header = header
	t.columns[i] = t.column(c)
	t.changed(before, events.TextColumnChanged{Change: events.TextColumnRenamed, ColumnID: id, Header: header})
	return nil
}

// OpenRename opens a field above the header that takes the new name of a column, as users do by the item of
// HeaderItems. It does nothing if there is no such column.
func (t *TextTable) OpenRename(id string) { t.bound().ColumnNames().Open(id, t.RenameColumn) }

// HeaderItems returns a function for HeaderMenu.Items: items that insert a column before and after, rename and delete
// the column. They are disabled if Editing is off. l overrides texts in the language of the system.
//
//	table.HeaderMenu.Items = table.HeaderItems(locale.Texts{})
func (t *TextTable) HeaderItems(l locale.Texts) func(option.HeaderTarget) []menus.Item[option.HeaderTarget] {
	texts := locale.For("").Override(l).Table
	item := func(label string, do func(columnID string)) menus.Item[option.HeaderTarget] {
		return menus.Item[option.HeaderTarget]{
			Label:       label,
			OnClick:     func(of menus.Target[option.HeaderTarget]) { do(of.Row.ColumnID) },
			DisabledFor: func(option.HeaderTarget) bool { return !t.Editing.Enabled },
		}
	}
	items := []menus.Item[option.HeaderTarget]{
		item(texts.InsertBefore, func(id string) { t.insertAndName(id) }),
		item(texts.InsertAfter, func(id string) { t.insertAndName(t.next(id)) }),
		item(texts.Rename, t.OpenRename),
		item(texts.Delete, func(id string) { _ = t.DeleteColumn(id) }),
	}
	return func(of option.HeaderTarget) []menus.Item[option.HeaderTarget] {
		if t.index(of.ColumnID) < 0 {
			return nil
		}
		return items
	}
}

// next returns the id of the column after another one in the order of ColumnOrder, empty after the last one.
func (t *TextTable) next(columnID string) string {
	order := t.order()
	for i, c := range order[:max(len(order)-1, 0)] {
		if t.columns[c].id == columnID {
			return t.columns[order[i+1]].id
		}
	}
	return ""
}

// insertAndName inserts a column for a user, who then types its name.
func (t *TextTable) insertAndName(beforeID string) {
	if id, err := t.InsertColumn(beforeID, ""); err == nil {
		t.OpenRename(id)
	}
}

func noColumn(id string) error { return fmt.Errorf("there is no column %q", id) }

// changed shows changed columns, and reports and records the change.
func (t *TextTable) changed(before textColumns, ev events.TextColumnChanged) {
	t.show()
	t.forget()
	g := t.bound()
	g.Editing.PushStep(&textColumnStep{table: t, id: ev.ColumnID, before: before, after: t.state()})
	g.Report.Emit(ev)
}

// textColumns are the columns of a TextTable at some time.
type textColumns struct {
	columns []textColumn
	order   []string
}

func (t *TextTable) state() textColumns { return textColumns{t.columns, t.ColumnOrder.IDs} }

// textColumnStep is a change of columns that can be undone.
type textColumnStep struct {
	table         *TextTable
	id            string
	before, after textColumns
}

func (s *textColumnStep) Undo() error { return s.set(s.before) }
func (s *textColumnStep) Redo() error { return s.set(s.after) }

func (s *textColumnStep) Place() (rowID, columnID string) { return "", s.id }

func (s *textColumnStep) set(to textColumns) error {
	s.table.columns, s.table.ColumnOrder.IDs = to.columns, to.order
	s.table.show()
	s.table.forget()
	s.table.bound().Report.Emit(events.TextColumnChanged{Change: events.TextColumnsRestored})
	return nil
}

// forget drops sort keys, filters and groups by columns that the table does not have.
func (t *TextTable) forget() {
	gone := func(columnID string) bool { return t.index(columnID) < 0 }
	t.Sorting.Keys = without(t.Sorting.Keys, func(k option.SortKey) bool { return gone(k.ColumnID) })
	t.Filtering.Columns = without(t.Filtering.Columns, func(f filter.Column) bool { return gone(f.ColumnID) })
	for i := len(t.Grouping.By) - 1; i >= 0; i-- {
		if gone(t.Grouping.By[i]) {
			t.Grouping.Remove(i)
		}
	}
}

// without returns a list without some elements. It does not change the list.
func without[E any](list []E, drop func(E) bool) []E {
	if !slices.ContainsFunc(list, drop) {
		return list
	}
	return slices.DeleteFunc(slices.Clone(list), drop)
}
