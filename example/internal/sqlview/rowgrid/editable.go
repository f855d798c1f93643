// SPDX-License-Identifier: LicenseRef-giogrid-EULA

//go:build !js

package rowgrid

import (
	"encoding/json"
	"errors"
	"math"
	"strconv"
	"strings"

	"github.com/giogrid/giogrid/example/internal/look"
	"github.com/giogrid/giogrid/example/internal/sqlview/rowset"
	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/storage/rowsource/sqlrows"
	"github.com/giogrid/giogrid/storage/rowsource/value"
)

// isEditable reports whether values of a column can be typed. What the database cannot compare is
// read-only, for a save has to tell whether others have changed it.
func (g *Grid) isEditable(c rowset.Column) bool {
	return g.changes != nil && !c.ReadOnly && !c.Unordered
}

// editable has users edit a column whose values of makes of what they type. A cleared cell is null
// where the table has nulls.
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

// numberValue is a number as the exact decimal number that it shows.
func numberValue(f float64) value.Value {
	if f == math.Trunc(f) && math.Abs(f) < 1e15 {
		return value.Int(int64(f))
	}
	if v, err := value.Decimal(strconv.FormatFloat(f, 'f', -1, 64)); err == nil {
		return v
	}
	return value.Float(f)
}

// mostDigits is how many digits of a number a float64 always keeps.
const mostDigits = 15

var tooManyDigits = look.Text{
	En: "A number that is typed here has at most 15 digits",
	Ko: "여기에 입력하는 숫자는 15자리까지입니다",
}

// fewDigits refuses numbers that would be rounded.
func fewDigits(l *look.Look) func(sqlrows.Row, float64) error {
	return func(_ sqlrows.Row, f float64) error {
		mantissa, _, _ := strings.Cut(strconv.FormatFloat(math.Abs(f), 'e', -1, 64), "e")
		if len(strings.Replace(mantissa, ".", "", 1)) > mostDigits {
			return errors.New(tooManyDigits.In(l.Lang))
		}
		return nil
	}
}

var noJSON = look.Text{En: "This is no JSON", Ko: "JSON이 아닙니다"}

// validJSON refuses texts that are no JSON. A cell without a value has none to refuse.
func validJSON(l *look.Look) func(sqlrows.Row, string) error {
	return func(_ sqlrows.Row, text string) error {
		if text != "" && !json.Valid([]byte(text)) {
			return errors.New(noJSON.In(l.Lang))
		}
		return nil
	}
}
