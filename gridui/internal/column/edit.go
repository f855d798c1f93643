// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package column

import (
	"errors"
	"github.com/giogrid/giogrid/tracking/same"
	"strconv"
	"time"

	"github.com/giogrid/giogrid/gridui/internal/errwords"
	"github.com/giogrid/giogrid/gridui/internal/rowdata"
	"github.com/giogrid/giogrid/gridui/locale"
	"github.com/giogrid/giogrid/gridui/option"
)

// The errors of values that cannot be stored in a cell.
var (
	errNoParser = errors.New("no way to read text: give the column a Parse")
	errNilRow   = errors.New("no row to edit")
	// ErrNoChoice is the error of a value not among the column's choices.
	ErrNoChoice = errors.New("not one of the values to choose from")
	// ErrShownOnly is the error of a replacement in a cell whose text cannot be read as its value.
	ErrShownOnly = errors.New("the text of the cell cannot be read as its value")
	// ErrNotEditable is the error of an edit of a cell that cannot be edited.
	ErrNotEditable = errors.New("the cell cannot be edited")
)

// SetError is the error of a value that a column refuses.
type SetError struct {
	ID  string
	Err error
}

// Error implements error.
func (e *SetError) Error() string {
	return "gridui: column " + strconv.Quote(e.ID) + ": " + e.Err.Error()
}

// Words returns the text for people, who see the column.
func (e *SetError) Words() string { return errwords.Of(e.Err) }

// Unwrap implements errors.Unwrap.
func (e *SetError) Unwrap() error { return e.Err }

// EditBy makes the column editable: put stores a value in a row, and kit is the cell editor of
// the grid, see Def.Kit. A nil put makes the column read-only.
func (t *Value[V]) EditBy(kit any, put func(row rowdata.Row, v V)) {
	t.put, t.Def.Set, t.Def.Restore, t.Def.Kit = put, nil, nil, nil
	if put == nil {
		return
	}
	t.Def.Kit = kit
	t.Def.Values, t.Def.Reader, t.Def.Reads = t.values, t.reader, t.reads
	t.Def.Restore = func(row rowdata.Row, v any) {
		if other, is := v.(OtherText); is && t.PutOther != nil {
			t.PutOther(row, string(other))
			return
		}
		if v == nil && t.Clear != nil {
			t.Clear(row)
			return
		}
		x, _ := v.(V)
		put(row, x)
	}
	t.Def.Set = func(row rowdata.Row, v any) error {
		if row.IsNil() {
			return &SetError{t.Def.ID, errNilRow}
		}
		if v == nil && t.Clear != nil {
			t.Clear(row)
			return nil
		}
		if other, is := v.(OtherText); is && t.PutOther != nil {
			t.PutOther(row, string(other))
			return nil
		}
		old, _ := t.Get(row)
		x, err := t.choose(row, v, old)
		if err != nil && t.putsOther(row, v) {
			return nil
		}
		if err != nil {
			return &SetError{t.Def.ID, err}
		}
		put(row, x)
		return nil
	}
}

// reads reports whether v parses to the value that a row already has.
func (t *Value[V]) reads(row rowdata.Row, v any) bool {
	old, ok := t.Get(row)
	if !ok {
		return false
	}
	x, err := t.choose(row, v, old)
	return err == nil && same.Values(any(old), any(x))
}

// setText does what Def.Set does with a text of Pasted, or with nil if text is empty. The caller
// has already read the old value of the row, which a paste of millions of cells reads once.
// numbers are the signs of the grid.
func (t *Value[V]) setText(row rowdata.Row, text string, old V, numbers locale.Numbers) (err error) {
	var x V
	old = t.pastedOver(old)
	switch {
	case text == "" && t.Clear != nil:
		t.Clear(row)
		return nil
	case text == "":
	case t.Def.Choices == nil:
		x, err = t.readBy(t.Def.NumberReader(numbers), text, old)
	default:
		x, err = t.choose(row, Pasted(text, numbers), old)
	}
	if err != nil && t.PutOther != nil {
		t.PutOther(row, text)
		return nil
	}
	if err != nil {
		return &SetError{t.Def.ID, err}
	}
	t.put(row, x)
	return nil
}

// putsOther stores v, if it is typed text or a text from another cell, as a text that is not a value of the
// column. It reports whether it did.
func (t *Value[V]) putsOther(row rowdata.Row, v any) bool {
	if t.PutOther == nil {
		return false
	}
	switch v := v.(type) {
	case string:
		t.PutOther(row, v)
	case TypedText:
		t.PutOther(row, string(v))
	case LocalText:
		t.PutOther(row, string(v.Text))
	default:
		return false
	}
	return true
}

// appendEdited appends the initial text of an editor: the value in the format that the parser reads. That is
// the text of Format only if the program supplied a parser too. A choice is edited by its displayed text.
func (t *Value[V]) appendEdited(dst []byte, row rowdata.Row) []byte {
	if text, ok := other(t.Def, row); ok {
		return append(dst, text...)
	}
	v, ok := t.Get(row)
	switch {
	case !ok:
		return dst
	case t.Def.Styled != nil && t.Def.Choices == nil:
		return t.plainOf(dst, v)
	case t.ownParse || !t.formatted || t.Def.Choices != nil:
		return t.append(dst, v)
	case t.traits.kind == option.KindTime:
		return recast[V, time.Time](v).AppendFormat(dst, t.times.layout)
	}
	return t.traits.append(dst, v)
}

// EditableIn reports whether the column can be edited in a row.
func (d *Def) EditableIn(row rowdata.Row) bool {
	if d.Set == nil || d.Utility {
		return false
	}
	return d.Editable == nil || d.lets(row)
}

// lets calls Editable. A panic in it counts as false.
func (d *Def) lets(row rowdata.Row) bool {
	ok := false
	return Contained(func() error { ok = d.Editable(row); return nil }) == nil && ok
}

// Restores clears the cell of a row and reports whether its value is missing then. It writes to
// the row.
func (d *Def) Restores(row rowdata.Row) bool {
	return Contained(func() error { d.Restore(row, nil); return nil }) == nil && d.Value(row) == nil
}

// plainOf appends the text of a value without its style.
func (t *Value[V]) plainOf(dst []byte, v V) []byte {
	switch {
	case t.Def.stylesTimes():
		return recast[V, time.Time](v).AppendFormat(dst, t.times.layout)
	case t.Def.stylesNumbers():
		return t.appendPlain(dst, v)
	}
	return t.append(dst, v)
}
