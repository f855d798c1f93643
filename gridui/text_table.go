// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import (
	"slices"
	"strconv"

	"github.com/giogrid/giogrid/gridui/internal/texttable"
	"github.com/giogrid/giogrid/gridui/option"
)

// A TextTable is a Grid of texts whose columns are known only when the program runs, such as the columns of a file of
// comma-separated values. SetTexts gives it the texts and makes its columns, which users can edit if Editing is
// enabled. Rows and columns are inserted, duplicated and deleted anywhere, and columns renamed, as steps of undo. Texts
// returns the table for saving.
//
// Do not set Columns, RowID, SetRows or SetSource. NewRow and CopyRow are set by SetTexts unless the program did.
type TextTable struct {
	Grid[TextRow]

	// Headerless is set if the first row of the texts holds no headers. Columns are then named A to Z, AA and so on.
	// SetTexts reads it.
	Headerless bool
	// EachColumn, if not nil, sets options of each column that SetTexts, InsertColumn or RenameColumn makes, such as its
	// width. It is called again for a column that is renamed.
	EachColumn func(header string, c *Typed[TextRow, string])

	columns []textColumn
	names   texttable.Names
	// lastID is the number of the last row, slots the number of places of texts in rows.
	lastID, slots int
}

// TextRow is a row of a TextTable. TextTable.Row makes one, TextTable.Text reads it.
type TextRow struct {
	id int
	// cells are the texts by the slots of their columns. They are shared between copies, and never changed.
	cells []string
	// given is the number of texts that SetTexts gave.
	given int
}

// textColumn is a column of a TextTable. Its texts are in a slot of the rows, which no other column ever gets.
type textColumn struct {
	id, header string
	slot       int
	number     bool
	made       Column[TextRow]
}

// SetTexts sets the texts of the table, row by row, the headers first unless Headerless is set, and drops the history.
// The table keeps the slices without copying them, and never changes them.
//
// The id of a column is its first header: the text, "Column 5" if it is empty or missing, with a number behind it if
// another column has the text, as in "Price (2)". A column whose first 1,000 texts are numbers sorts by value, as
// KindNumber. Columns get their widths as in ColumnsOf. Empty and missing texts have no value. A row that is shorter
// than others stays short until a user writes beyond its end.
func (t *TextTable) SetTexts(texts [][]string) {
	var headers []string
	if !t.Headerless && len(texts) > 0 {
		headers, texts = texts[0], texts[1:]
	}
	t.slots = len(headers)
	rows := make([]TextRow, len(texts))
	for i, cells := range texts {
		rows[i] = TextRow{id: i + 1, cells: cells, given: len(cells)}
		t.slots = max(t.slots, len(cells))
	}
	t.lastID, t.names = len(rows), texttable.Names{}
	t.RowID = func(r TextRow) string { return strconv.Itoa(r.id) }
	if t.NewRow == nil {
		t.NewRow = func(*TextRow) TextRow { return t.Row() }
	}
	if t.CopyRow == nil {
		t.CopyRow = func(r TextRow) TextRow {
			t.lastID++
			r.id = t.lastID
			return r
		}
	}
	t.columns = make([]textColumn, t.slots)
	for slot := range t.columns {
		name := ""
		switch {
		case t.Headerless:
			name = texttable.Letters(slot)
		case slot < len(headers):
			name = headers[slot]
		}
		name = t.names.Take(name, slot)
		t.columns[slot] = t.column(textColumn{id: name, header: name, slot: slot, number: texttable.AreNumbers(textsOf(rows, slot))})
	}
	t.show()
	t.bound().Editing.State.History.Clear()
	t.SetRows(rows)
}

// textsOf yields the texts of a slot.
func textsOf(rows []TextRow, slot int) func(yield func(string) bool) {
	return func(yield func(string) bool) {
		for i := range rows {
			if text, ok := rows[i].text(slot); ok && !yield(text) {
				return
			}
		}
	}
}

// text returns the text of a slot; ok is false for none.
func (r *TextRow) text(slot int) (text string, ok bool) {
	if slot >= len(r.cells) {
		return "", false
	}
	return r.cells[slot], r.cells[slot] != ""
}

// isBehind reports whether a slot was not given and has no text.
func (r *TextRow) isBehind(slot int) bool {
	_, ok := r.text(slot)
	return !ok && slot >= r.given
}

// put stores a text in a slot.
func (r *TextRow) put(slot int, text string) {
	cells := make([]string, max(len(r.cells), slot+1))
	copy(cells, r.cells)
	cells[slot] = text
	r.cells = cells
}

// clear removes the text of a slot.
func (r *TextRow) clear(slot int) {
	if _, ok := r.text(slot); ok {
		r.put(slot, "")
	}
}

// column returns a column with its Column.
func (t *TextTable) column(c textColumn) textColumn {
	slot := c.slot
	made := fitted(Func(c.id, c.header, func(r TextRow) (string, bool) { return r.text(slot) })).
		Edit(func(r *TextRow, v string) { r.put(slot, v) }).
		Clear(func(r *TextRow) { r.clear(slot) })
	if c.number {
		made.Kind(option.KindNumber).Compare(texttable.Compare).Parse(func(text string) (string, error) { return text, nil })
	}
	if t.EachColumn != nil {
		t.EachColumn(c.header, made)
	}
	c.made = made
	return c
}

// show gives the columns to the Grid.
func (t *TextTable) show() {
	t.Columns = make([]Column[TextRow], len(t.columns))
	for i := range t.columns {
		t.Columns[i] = t.columns[i].made
	}
}

// index returns the index of a column, -1 if there is none.
func (t *TextTable) index(columnID string) int {
	return slices.IndexFunc(t.columns, func(c textColumn) bool { return c.id == columnID })
}

// Row returns a new row with texts in the order of the columns, for InsertRows. More texts than columns are ignored.
func (t *TextTable) Row(texts ...string) TextRow {
	t.lastID++
	r := TextRow{id: t.lastID}
	order := t.order()
	for i, text := range texts[:min(len(texts), len(order))] {
		r.put(t.columns[order[i]].slot, text)
	}
	return r
}

// Text returns the text of a row in a column. ok is false if there is no such column, or no text.
func (t *TextTable) Text(row TextRow, columnID string) (text string, ok bool) {
	i := t.index(columnID)
	if i < 0 {
		return "", false
	}
	return row.text(t.columns[i].slot)
}

// Texts returns all texts in the form of SetTexts: the headers, unless Headerless is set, then the rows in the order in
// which they were given and inserted, including rows that do not show. Columns come in the order of ColumnOrder,
// hidden ones included. A row ends with its last text, or with the last cell that SetTexts gave.
func (t *TextTable) Texts() [][]string {
	order := t.order()
	out := make([][]string, 0, t.Len()+1)
	if !t.Headerless {
		headers := make([]string, len(order))
		for i, c := range order {
			headers[i] = t.columns[c].header
		}
		out = append(out, headers)
	}
	for _, r := range t.AllRows() {
		n := len(order)
		for n > 0 && r.isBehind(t.columns[order[n-1]].slot) {
			n--
		}
		texts := make([]string, n)
		for i, c := range order[:n] {
			texts[i], _ = r.text(t.columns[c].slot)
		}
		out = append(out, texts)
	}
	return out
}

// order returns the indexes of the columns in the order of ColumnOrder.
func (t *TextTable) order() []int {
	order, listed := make([]int, 0, len(t.columns)), make([]bool, len(t.columns))
	add := func(i int) {
		if i >= 0 && !listed[i] {
			listed[i] = true
			order = append(order, i)
		}
	}
	for _, id := range t.ColumnOrder.IDs {
		add(t.index(id))
	}
	for i := range t.columns {
		add(i)
	}
	return order
}
