// SPDX-License-Identifier: LicenseRef-giogrid-EULA

//go:build !js

package rowgrid

import (
	"github.com/giogrid/giogrid/example/internal/sqlview/catalog"
	"github.com/giogrid/giogrid/example/internal/sqlview/rowset"
	"github.com/giogrid/giogrid/gridui/valueview"
	"github.com/giogrid/giogrid/layoutx"
	"github.com/giogrid/giogrid/storage/rowsource/sqlrows"
)

// whole returns the value of a row in a column as the database stores it.
func (g *Grid) whole(row sqlrows.Row, columnID string) (v valueview.Value, ok bool) {
	for _, c := range g.Rows.Columns {
		if c.ID == columnID {
			return stored(row, c), true
		}
	}
	return v, false
}

// stored returns the value of a row in a column. It is a text for a time, and if the database stores the value in an
// unusual form.
func stored(row sqlrows.Row, c rowset.Column) valueview.Value {
	v, json := row.Value(c.ID), c.Kind == catalog.JSON
	if text := row.Text(c.ID); text != "" {
		return valueview.Value{Text: text, JSON: json}
	}
	if v.IsNull() {
		return valueview.Value{Missing: true}
	}
	if b, ok := v.AsBytes(); ok {
		return valueview.Value{Bytes: append([]byte{}, b...), JSON: json}
	}
	if t, ok := v.AsTime(); ok {
		return valueview.Value{Text: c.TimeText(t)}
	}
	return valueview.Value{Text: v.String(), JSON: json}
}

// firstArrived reports whether the first row has arrived since the last call of focusFirst.
func (g *Grid) firstArrived() bool {
	if g.began || len(g.Rows.Columns) == 0 {
		return false
	}
	_, ok := g.remote.Row(0)
	return ok
}

// focusFirst focuses the first cell when the first row has arrived, unless the user has already focused one.
func (g *Grid) focusFirst() {
	if !g.firstArrived() {
		return
	}
	g.began = true
	if f := g.grid.Focused(); f.Band != layoutx.Body || f.Row < 0 {
		g.grid.FocusCell(0, g.Rows.Columns[0].ID)
	}
}
