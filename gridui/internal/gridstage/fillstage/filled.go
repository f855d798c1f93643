// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package fillstage

import (
	"errors"
	"image"
	"math/big"
	"strconv"
	"strings"
	"time"

	"gioui.org/f32"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/internal/gridstage"
	"github.com/giogrid/giogrid/gridui/option"
)

// Filled is a row with a column of each kind that a series continues, and others.
type Filled struct {
	ID         string
	Int, Int2  int
	Byte       uint8
	Float      float64
	Dec        money
	Day, Clock time.Time
	Text       string
	Flag       bool
	Wait       time.Duration
}

// money is a decimal type as a program may define it.
type money struct{ cents *big.Int }

func (m money) String() string {
	if m.cents == nil {
		return "0.00"
	}
	return new(big.Rat).SetFrac(m.cents, big.NewInt(100)).FloatString(2)
}

func ParseMoney(text string) (money, error) {
	r, ok := new(big.Rat).SetString(text)
	if !ok {
		return money{}, errors.New("no amount")
	}
	cents := new(big.Rat).Mul(r, big.NewRat(100, 1))
	return money{new(big.Int).Quo(cents.Num(), cents.Denom())}, nil
}

func filledColumns() []gridui.Column[Filled] {
	return []gridui.Column[Filled]{
		gridui.Field("id", "ID", func(r Filled) string { return r.ID }).Width(60),
		gridui.Field("int", "Int", func(r Filled) int { return r.Int }).Width(60).Edit(func(r *Filled, v int) { r.Int = v }),
		gridui.Field("int2", "Int 2", func(r Filled) int { return r.Int2 }).Width(60).Edit(func(r *Filled, v int) { r.Int2 = v }),
		gridui.Field("byte", "Byte", func(r Filled) uint8 { return r.Byte }).Width(60).Edit(func(r *Filled, v uint8) { r.Byte = v }),
		gridui.Field("float", "Float", func(r Filled) float64 { return r.Float }).Width(60).Edit(func(r *Filled, v float64) { r.Float = v }),
		gridui.Func("dec", "Dec", func(r Filled) (money, bool) { return r.Dec, true }).Width(60).Kind(option.KindNumber).
			Edit(func(r *Filled, v money) { r.Dec = v }).Parse(ParseMoney),
		gridui.Time("day", "Day", func(r Filled) time.Time { return r.Day }).Width(60).Layout(time.DateOnly).Edit(func(r *Filled, v time.Time) { r.Day = v }),
		gridui.Time("clock", "Clock", func(r Filled) time.Time { return r.Clock }).Width(60).Layout("15:04").Edit(func(r *Filled, v time.Time) { r.Clock = v }),
		gridui.Field("text", "Text", func(r Filled) string { return r.Text }).Width(60).Edit(func(r *Filled, v string) { r.Text = v }),
		gridui.Bool("flag", "Flag", func(r Filled) bool { return r.Flag }).Width(60).Edit(func(r *Filled, v bool) { r.Flag = v }),
		gridui.Field("wait", "Wait", func(r Filled) time.Duration { return r.Wait }).Width(60).Edit(func(r *Filled, v time.Duration) { r.Wait = v }),
	}
}

// NewFilled shows rows whose cells users can fill.
func NewFilled(n int, set func(g *gridui.Grid[Filled], rows []Filled)) *gridstage.Stage[Filled] {
	s := gridstage.New(image.Pt(700, 580), func(g *gridui.Grid[Filled]) {
		rows := make([]Filled, n)
		for i := range rows {
			rows[i].ID = "r" + strconv.Itoa(i)
		}
		g.Columns = filledColumns()
		g.RowID = func(r Filled) string { return r.ID }
		g.Editing.Enabled, g.CellRanges.Enabled = true, true
		if set != nil {
			set(g, rows)
		}
		g.SetRows(rows)
	})
	s.Focus(s.Grid.Tag())
	s.Settle()
	return s
}

// SelectFilled selects a range as the program does.
func SelectFilled(s *gridstage.Stage[Filled], from, fromColumn, to, toColumn string) {
	s.Grid.CellRanges.Selected = []option.CellRange{{
		Anchor: option.CellID{RowID: from, ColumnID: fromColumn}, Head: option.CellID{RowID: to, ColumnID: toColumn},
	}}
	s.Settle()
}

// FilledX returns the end of a column of filled rows.
func FilledX(column string) float32 {
	for i, id := range strings.Fields("id int int2 byte float dec day clock text flag wait") {
		if id == column {
			return 60 * float32(i+1)
		}
	}
	panic(column)
}

// FilledCell returns the middle of a cell.
func FilledCell(row int, column string) f32.Point {
	return f32.Pt(FilledX(column)-30, gridstage.RowY(row))
}

// FilledColumn returns the texts of a column from one row to another, in the order of the rows.
func FilledColumn(s *gridstage.Stage[Filled], id string, from, to int) string {
	var texts []string
	for i := from; i <= to; i++ {
		r := FilledAt(s, i)
		texts = append(texts, textOf(r, id))
	}
	return strings.Join(texts, ", ")
}

func textOf(r Filled, id string) string {
	switch id {
	case "int":
		return strconv.Itoa(r.Int)
	case "int2":
		return strconv.Itoa(r.Int2)
	case "byte":
		return strconv.Itoa(int(r.Byte))
	case "float":
		return strconv.FormatFloat(r.Float, 'g', -1, 64)
	case "dec":
		return r.Dec.String()
	case "day":
		return r.Day.Format(time.DateOnly)
	case "clock":
		return r.Clock.Format("15:04")
	case "text":
		return r.Text
	case "flag":
		return strconv.FormatBool(r.Flag)
	}
	return r.Wait.String()
}

// FilledEdits returns the events of edits.
func FilledEdits(s *gridstage.Stage[Filled]) (list []gridui.CellsEdited[Filled]) {
	for _, ev := range s.Events {
		if ev, ok := ev.(gridui.CellsEdited[Filled]); ok {
			list = append(list, ev)
		}
	}
	return list
}

// FilledByID returns a row by its id.
func FilledByID(s *gridstage.Stage[Filled], id string) (row Filled) {
	for i := range 20 {
		if r := FilledAt(s, i); r.ID == id {
			row = r
		}
	}
	return row
}

// FilledAt returns a row by its number.
func FilledAt(s *gridstage.Stage[Filled], row int) Filled {
	r, _ := s.Grid.RowAt(row)
	return r
}
