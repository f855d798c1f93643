// SPDX-License-Identifier: LicenseRef-giogrid-EULA

//go:build !js

package rowgrid

import (
	"encoding/json"
	"errors"

	"github.com/giogrid/giogrid/example/internal/look"
	"github.com/giogrid/giogrid/example/internal/sqlview/catalog"
	"github.com/giogrid/giogrid/example/internal/sqlview/rowset"
	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/storage/rowsource/sqlrows"
	"github.com/giogrid/giogrid/storage/rowsource/value"
)

// isEditable reports whether values of a column can be typed.
func (g *Grid) isEditable(c rowset.Column) bool {
	return g.changes != nil && c.ReadOnly == catalog.Writable
}

// editable makes a column editable; of converts what users type to values. A cleared cell is null if the table allows
// nulls.
func editable[V any](g *Grid, c rowset.Column, col *gridui.Typed[sqlrows.Row, V], of func(V) value.Value) *gridui.Typed[sqlrows.Row, V] {
	if !g.isEditable(c) {
		return col
	}
	col.Edit(func(r *sqlrows.Row, v V) { *r = r.With(c.ID, of(v)) })
	if !c.NotNull {
		col.Clear(func(r *sqlrows.Row) { *r = r.With(c.ID, value.Value{}) })
	}
	return col
}

var noJSON = look.Text{En: "This is no JSON", Ko: "JSON이 아닙니다"}

// validJSON returns a function that rejects texts that are not JSON. A cell without a value is valid.
func validJSON(l *look.Look) func(sqlrows.Row, string) error {
	return func(_ sqlrows.Row, text string) error {
		if text != "" && !json.Valid([]byte(text)) {
			return errors.New(noJSON.In(l.Lang))
		}
		return nil
	}
}
