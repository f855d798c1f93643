// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridstage

import (
	"image"
	"strings"
	"testing"

	"gioui.org/f32"
	"gioui.org/io/key"
	"gioui.org/io/semantic"
	"gioui.org/layout"
	"gioui.org/op/clip"
	"gioui.org/unit"
	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/option"
)

// ColX holds the centres of the columns of people.
var ColX = map[string]float32{"id": 30, "name": 110, "age": 200, "city": 300}

func PersonCell(row int, column string) f32.Point { return f32.Pt(ColX[column], RowY(row)) }

// ClickCell clicks a cell with modifiers.
func ClickCell(s *Stage[Person], row int, column string, mods key.Modifiers) {
	at := PersonCell(row, column)
	s.Mods = mods
	s.Click(at.X, at.Y)
	s.Mods = 0
}

// RowCells returns the texts of all rows on the screen.
func RowCells[T any](s *Stage[T]) []string {
	var out []string
	for _, row := range s.FindAll("row ") {
		var texts []string
		for _, c := range row.Children {
			texts = append(texts, c.Label)
		}
		out = append(out, strings.Join(texts, "|"))
	}
	return out
}

// ShownTexts returns the texts of a column on the screen, from the top.
func ShownTexts[T any](s *Stage[T], col int) []string {
	var out []string
	for _, row := range s.FindAll("row ") {
		out = append(out, row.Children[col].Label)
	}
	return out
}

// ToggleLine opens or closes the group on a line by a key.
func (s *Stage[T]) ToggleLine(at int) {
	s.Grid.FocusCell(at, gridui.GroupColumn)
	s.Focus(s.Grid.Tag())
	s.Frame()
	s.Keys("Enter")
}

// RowTexts returns the texts of the first column of the visible rows.
func (s *Stage[T]) RowTexts() (out []string) {
	for _, row := range s.FindAll("row ") {
		if len(row.Children) > 0 {
			out = append(out, row.Children[0].Label)
		}
	}
	return out
}

// BandRows returns the texts of the visible rows: of the top band, the body and the bottom band.
func BandRows[T any](s *Stage[T]) (out [3][]string) {
	for _, n := range s.Nodes() {
		label, text, ok := strings.Cut(n.Label, ": ")
		switch {
		case !ok:
		case strings.HasPrefix(label, "pinned top row "):
			out[0] = append(out[0], text)
		case strings.HasPrefix(label, "pinned bottom row "):
			out[2] = append(out[2], text)
		case strings.HasPrefix(label, "row "):
			out[1] = append(out[1], text)
		}
	}
	return out
}

// RowBox returns the bounds of a row on the screen.
func (s *Stage[T]) RowBox(t *testing.T, number int) image.Rectangle {
	t.Helper()
	for _, n := range s.FindAll("row ") {
		if strings.HasPrefix(n.Label, "row "+Commas(number)+" of ") {
			return n.Bounds
		}
	}
	require.Fail(t, "no such row", "%d", number)
	return image.Rectangle{}
}

// BoxX is in the column of check boxes, CellX next to it; RowY is in a row of the body.
const BoxX, CellX = 20, 120

func RowY(row int) float32 { return 40 + 36*float32(row) + 18 }

// ClickWith clicks while modifiers are held.
func (s *Stage[T]) ClickWith(x, y float32, mods key.Modifiers) {
	s.Mods = mods
	s.Click(x, y)
	s.Mods = 0
}

// LabelWidget returns a widget that has a label and draws nothing.
func LabelWidget(label string) layout.Widget {
	return func(gtx layout.Context) layout.Dimensions {
		size := gtx.Constraints.Constrain(image.Pt(50, 20))
		defer clip.Rect{Max: size}.Push(gtx.Ops).Pop()
		semantic.LabelOp(label).Add(gtx.Ops)
		return layout.Dimensions{Size: size}
	}
}

// NewEnlarged returns a grid with all kinds of widths, whose text is enlarged by a factor.
func NewEnlarged(times float32) *Stage[Person] {
	s := NewPeople(20)
	s.Size.X, s.Size.Y = 2400, 300
	s.Grid.Columns = []gridui.Column[Person]{
		gridui.RowPinColumn[Person]("pin", ""),
		gridui.RowPinColumn[Person]("named", "Pin"),
		gridui.Field("id", "ID", func(p Person) string { return p.ID }),
		gridui.Field("name", "Name", func(p Person) string { return p.Name }).Width(80),
		gridui.Field("age", "Age", func(p Person) int { return p.Age }).Width(200).MinMax(0, 100),
		gridui.Field("city", "City", func(p Person) string { return p.City }).MinMax(110, 0).Width(50),
		gridui.Field("more", "More", func(p Person) string { return p.City }).Utility().Width(60),
	}
	s.Grid.Selection.Mode, s.Grid.RowPins.Enabled = option.SelectMulti, true
	s.Grid.RowDrag = option.RowDrag{Mode: option.RowDragReorder, Handle: true}
	s.Grid.ColumnSizing.Mode = option.ColumnResizeLive
	s.SetText(times)
	return s
}

// SetText enlarges text by a factor.
func (s *Stage[T]) SetText(times float32) {
	s.Metric = unit.Metric{PxPerDp: 1, PxPerSp: times}
	s.Settle()
	s.Events = nil
}

// FirstColumn returns the texts of a grid's first column on the screen, with two spaces
// for each level.
func FirstColumn[T any](s *Stage[T]) []string {
	var out []string
	for _, row := range s.FindAll("row ") {
		out = append(out, row.Children[0].Label)
	}
	return out
}

func FocusedCell[T any](s *Stage[T]) string {
	f := s.Grid.Focused()
	return f.RowID + " " + f.ColumnID
}

// EditedCell returns the edited cell, as "row column".
func EditedCell[T any](s *Stage[T]) string {
	row, column, ok := s.Grid.EditingCell()
	if !ok {
		return ""
	}
	return row + " " + column
}
