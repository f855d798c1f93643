// SPDX-License-Identifier: LicenseRef-giogrid-EULA

//go:build !js

package rowgrid

import (
	"errors"
	"math"
	"regexp"
	"strconv"
	"strings"

	"github.com/giogrid/giogrid/example/internal/look"
	"github.com/giogrid/giogrid/example/internal/sqlview/rowset"
	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/storage/rowsource/sqlrows"
	"github.com/giogrid/giogrid/storage/rowsource/value"
)

// number is a number with all its digits, of which a float64 keeps 15, and its text as stored in the database. The
// zero value is none.
type number struct {
	value.Value
	text string
}

// String returns the text that cells show.
func (n number) String() string {
	if n.text != "" {
		return n.text
	}
	return n.Value.String()
}

// Compare implements the order of the grid.
func (n number) Compare(o number) int { return n.Value.Compare(o.Value) }

// numbers returns a column of numbers, which are typed and shown exactly.
func (g *Grid) numbers(c rowset.Column) *gridui.Typed[sqlrows.Row, number] {
	col := gridui.Func(c.ID, c.ID, func(r sqlrows.Row) (number, bool) {
		v := r.Value(c.ID)
		return number{v, cellText(r, c)}, v.Kind() == value.KindNumber
	})
	return editable(g, c, dress(g, c, col), numberValue).Kind(option.KindNumber).Parse(readNumber(g.look)).Align(option.AlignEnd).Auto()
}

// numberValue returns a number as a value of a row: 0 for a cleared cell that cannot be null.
func numberValue(n number) value.Value {
	if n.IsNull() {
		return value.Int(0)
	}
	return n.Value
}

var noNumber = look.Text{En: "This is no number", Ko: "숫자가 아닙니다"}

// grouped matches numbers with commas between groups of three digits.
var grouped = regexp.MustCompile(`^[+-]?\d{1,3}(,\d{3})+(\.\d*)?$`)

// readNumber returns a function that parses typed numbers: digits with a decimal point and commas between groups,
// exactly, or a number with an exponent.
func readNumber(l *look.Look) func(text string) (number, error) {
	return func(text string) (number, error) {
		text = strings.TrimSpace(text)
		if grouped.MatchString(text) {
			text = strings.ReplaceAll(text, ",", "")
		}
		if v, err := value.Decimal(text); err == nil {
			return number{Value: v}, nil
		}
		if f, err := strconv.ParseFloat(text, 64); err == nil && !math.IsNaN(f) && !math.IsInf(f, 0) {
			return number{Value: value.Float(f)}, nil
		}
		return number{}, errors.New(noNumber.In(l.Lang))
	}
}
