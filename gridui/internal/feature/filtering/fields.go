// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package filtering

import "github.com/giogrid/giogrid/gridui/filter"

// fields holds the fields of the filter row by column id. A field is kept while its column is off the screen.
// At most one has an editor; the others are cached text, which costs nothing in a settled frame.
type fields struct {
	*Sources
	byID map[string]*field
	// edited is the id of the column whose field has the editor, "" for none.
	edited string
	// changes counts the changes of fields.
	changes uint32
}

// of returns the field of a column, up to date.
func (fs *fields) of(col int) *field {
	id := fs.Columns.Leaves[col].ID
	c := fs.byID[id]
	if c == nil {
		if fs.byID == nil {
			fs.byID = map[string]*field{}
		}
		c = &field{op: fs.ops(col)[0]}
		fs.byID[id] = c
	}
	key := fieldKey{fs.Painter.StyleRev, fs.Columns.Rev}
	if f := fs.current(col); !c.known || c.key != key || !c.seen.Equal(f) {
		c.known, c.key = true, key
		fs.changes++
		c.sync(fs.Sources, col, f, fs.edited == id)
	}
	return c
}

// compareBy makes an operator that of text without a sign.
func (fs *fields) compareBy(c *field, by filter.Op) {
	c.op = by
	fs.changed(c)
}

// changed makes the field compute again what it shows.
func (fs *fields) changed(c *field) {
	c.known = false
	fs.changes++
}

// endEdit removes the editor from the field that has it.
func (fs *fields) endEdit() {
	fs.flush()
	if c := fs.byID[fs.edited]; c != nil {
		fs.changed(c)
		c.made = filter.Filter{}
	}
	fs.edited = ""
}

// clear removes the filter of a column, and resets its operator to the default.
func (fs *fields) clear(col int) {
	c := fs.of(col)
	c.op, c.made, c.from = fs.ops(col)[0], filter.Filter{}, filter.Filter{}
	fs.changed(c)
	c.editor.Show("", "")
	fs.set(col, filter.Filter{})
}
