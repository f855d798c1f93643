// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package editors

import (
	"strings"
	"unicode/utf8"

	"gioui.org/widget"

	"github.com/giogrid/giogrid/gridui/internal/column"
	"github.com/giogrid/giogrid/gridui/internal/textrun"
	"github.com/giogrid/giogrid/gridui/locale"
	"github.com/giogrid/giogrid/gridui/option"
)

// MostRunes limits the runes of a field: setting a megabyte of text takes half a minute.
const MostRunes = 32_768

// Typed is the result of an edit.
type Typed struct {
	Text string
	// Kind selects the value: the text, Checked, or a choice of the list.
	Kind    column.EditorKind
	Checked bool
	// Choice is the index of the choice, -1 for none.
	Choice int
	// Value is a value of the column that replaces Text, nil for none.
	Value any
}

// Read returns the result of an edit with a text in the field. It returns an error if the text is not among the choices,
// or if the column's editor refuses it.
func (d *Drop) Read(text string) (t Typed, err error) {
	t = Typed{Text: text, Kind: d.Kind, Choice: -1}
	if d.Kind == column.EditorChoice {
		t.Choice = d.Choices.Chosen(text)
		if t.Choice >= 0 {
			t.Text = d.Choices.Text(t.Choice)
		}
		if t.Choice < 0 && text != "" {
			return t, column.ErrNoChoice
		}
	}
	if d.Own != nil {
		out, err := d.Own.Outcome(text)
		if err != nil {
			return t, err
		}
		t.Text, t.Value = out.Text, out.Value
	}
	return t, nil
}

// ReadText returns a text of the field as the cell would show it, or the text itself if that is not valid.
func (d *Drop) ReadText(text string) string {
	if d.Own != nil {
		if out, err := d.Own.Outcome(text); err == nil {
			return out.Text
		}
	}
	return text
}

// ValueFor returns the value to write to a cell of a column. An empty text clears the cell, unless it is a valid value.
func (t Typed) ValueFor(d *column.Def, signs locale.Numbers) any {
	if suffix := d.Suffix(); suffix != "" && strings.TrimSpace(t.Text) == suffix {
		t.Text = "" // users have deleted the number
	}
	switch {
	case t.Value != nil:
		return t.Value
	case t.Kind == column.EditorTruth:
		return t.Checked
	case t.Text == "" && (d.Kind != option.KindText || t.Kind == column.EditorChoice && t.Choice < 0):
		return nil
	}
	return column.Typed(t.Text, signs)
}

// PutText sets the text of a field, with the caret at its end but before the suffix. whole selects what is before the
// suffix, so that typing replaces it.
func PutText(field *widget.Editor, text, suffix string, whole bool) {
	field.SetText(textrun.Shapeable(text))
	end := field.Len()
	if suffix != "" && strings.HasSuffix(text, suffix) {
		end -= utf8.RuneCountInString(suffix)
	}
	field.SetCaret(end, end)
	if whole {
		field.SetCaret(end, 0)
	}
}
