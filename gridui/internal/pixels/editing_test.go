// SPDX-License-Identifier: LicenseRef-giogrid-EULA

//go:build pixels

package pixels

import (
	"errors"
	"fmt"
	"image"
	"strconv"
	"testing"
	"time"

	"github.com/giogrid/giogrid/gridui/events"

	"gioui.org/font/gofont"
	"gioui.org/layout"
	"gioui.org/text"
	"gioui.org/unit"
	"gioui.org/widget/material"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/gridtest"
	"github.com/giogrid/giogrid/gridui/locale"
	"github.com/giogrid/giogrid/gridui/theme"
)

// order is a row that can be edited.
type order struct {
	ID, Name, State, Note string
	Total                 float64
	Paid                  bool
	Due                   time.Time
}

// editScene is a grid of orders, each column with another editor.
type editScene struct {
	scene
	orders gridui.Grid[order]
}

func newEditScene(scale float32, set func(*gridui.Style)) *editScene {
	th := material.NewTheme()
	th.Shaper = text.NewShaper(text.NoSystemFonts(), text.WithCollection(gofont.Collection()))
	s := &editScene{}
	g := &s.orders
	g.Editing.Enabled = true
	g.RowID = func(o order) string { return o.ID }
	g.Columns = []gridui.Column[order]{
		gridui.Field("id", "Order", func(o order) string { return o.ID }).Width(60),
		gridui.Field("name", "Name", func(o order) string { return o.Name }).Width(120).Edit(func(o *order, v string) { o.Name = v }),
		gridui.Field("total", "Total", func(o order) float64 { return o.Total }).Width(90).
			Edit(func(o *order, v float64) { o.Total = v }).
			Validate(func(_ order, v float64) error {
				if v < 0 {
					return errors.New("An order cannot cost less than nothing.")
				}
				return nil
			}),
		gridui.Bool("paid", "Paid", func(o order) bool { return o.Paid }).Width(60).Edit(func(o *order, v bool) { o.Paid = v }),
		gridui.Field("state", "State", func(o order) string { return o.State }).Width(90).
			Edit(func(o *order, v string) { o.State = v }).Options("open", "packed", "sent", "returned"),
		gridui.Time("due", "Due", func(o order) time.Time { return o.Due }).Width(120).Layout(time.DateOnly).
			Edit(func(o *order, v time.Time) { o.Due = v }),
		gridui.Field("note", "Note", func(o order) string { return o.Note }).Width(120).LongText().
			Edit(func(o *order, v string) { o.Note = v }),
	}
	rows := make([]order, 40)
	for i := range rows {
		rows[i] = order{
			ID: "A-" + strconv.Itoa(100+i), Name: "Customer " + strconv.Itoa(i), Total: float64(i) * 12.5, Paid: i%3 == 0,
			State: "open", Due: time.Date(2025, time.January, 10+i%20, 0, 0, 0, 0, time.UTC), Note: "Leave at the door of the neighbour, the bell is broken.",
		}
	}
	g.SetRows(rows)
	s.Harness = gridtest.New(image.Pt(int(660*scale), int(360*scale)), func(gtx layout.Context) layout.Dimensions {
		style := gridui.New(th, g)
		style.Locale = locale.For("en")
		style.Lines = theme.LinesBoth
		if set != nil {
			set(&style)
		}
		return style.Layout(gtx)
	})
	s.Metric = unit.Metric{PxPerDp: scale, PxPerSp: scale}
	s.Settle()
	s.Focus(g.Tag())
	return s
}

// edit opens the editor of a cell.
func (s *editScene) edit(row int, column string, keys ...string) {
	s.orders.FocusCell(row, column)
	s.Settle()
	s.Keys(keys...)
}

func TestEditorWithWhatIsNotValid(t *testing.T) {
	for _, scale := range []float32{1, 2} {
		s := newEditScene(scale, nil)
		s.edit(3, "total")
		s.Type("-12.5")
		s.Keys("Enter")
		s.golden(t, fmt.Sprintf("editor-invalid-%gx", scale))
	}
}

func TestEditorsThatDropDown(t *testing.T) {
	for name, set := range map[string]func(*gridui.Style){
		"light": nil,
		"dark-rtl": func(st *gridui.Style) {
			st.Preset = theme.Dark()
			st.Direction = gridui.DirectionRTL
		},
		"contrast": func(st *gridui.Style) { st.ForcedColors = true },
	} {
		s := newEditScene(1, set)
		s.edit(1, "due", "F2", "Alt+Down", "Right")
		s.golden(t, "editor-date-"+name)
		s = newEditScene(1, set)
		s.edit(2, "state", "F2", "Down")
		s.golden(t, "editor-choice-"+name)
		s = newEditScene(1, set)
		s.edit(2, "note", "F2")
		s.golden(t, "editor-long-"+name)
	}
}

func TestEditorGrowsWithItsText(t *testing.T) {
	s := newEditScene(1, nil)
	s.edit(4, "name", "F2")
	s.golden(t, "editor-text")
	s.Type(" and all of the others who live in that house")
	s.IME.Compose("k", "ka")
	s.golden(t, "editor-grown")
	s.IME.Cancel()
	s.Keys("Esc")
	s.edit(4, "total", "F2")
	s.golden(t, "editor-number")
}

// TestMarksStandWhereReadingEnds shows edited cells and a cell that refused its value, in either
// direction.
func TestMarksStandWhereReadingEnds(t *testing.T) {
	for _, dir := range []gridui.Direction{gridui.DirectionLTR, gridui.DirectionRTL} {
		s := newEditScene(1, func(st *gridui.Style) { st.Direction = dir })
		s.orders.Editing.Controlled = true
		s.Widget = s.refusing()
		for _, column := range []string{"name", "note"} {
			_ = s.orders.EditCells(events.CellEdit{RowID: "A-102", ColumnID: column, New: "x"})
		}
		s.Settle()
		name := "marks"
		if dir == gridui.DirectionRTL {
			name = "marks-rtl"
		}
		s.golden(t, name)
	}
}

// refusing returns the widget of the scene that rejects all edits.
func (s *editScene) refusing() layout.Widget {
	show := s.Widget
	refuse := gridui.Handlers{gridui.On(func(ev gridui.CellsEdited[order]) { ev.Reject(errors.New("Not today.")) })}
	return func(gtx layout.Context) layout.Dimensions {
		refuse.Update(gtx, &s.orders)
		return show(gtx)
	}
}

// The fields of an edited row: the open one, changed ones with a mark, a refused one, and unchanged ones.
func TestEditedRow(t *testing.T) {
	for name, set := range map[string]func(*gridui.Style){
		"edited-row":      nil,
		"edited-row-dark": func(st *gridui.Style) { st.Preset = theme.Dark() },
		"edited-row-rtl":  func(st *gridui.Style) { st.Direction = gridui.DirectionRTL },
	} {
		s := newEditScene(1, set)
		s.orders.Editing.Row = true
		s.orders.FocusCell(3, "name")
		s.Settle()
		s.Keys("F2")
		s.Type(" & sons")
		s.Keys("Tab")
		s.Type("-5")
		s.Keys("Tab", "Space", "Tab")
		s.Type("pack")
		s.Keys("Tab", "Enter")
		s.Keys("Tab", "Tab", "Tab")
		s.golden(t, name)
	}
}

// The empty row for new rows: at rest, with a text in it, and the offer to show a row that a filter leaves out.
func TestNewRow(t *testing.T) {
	for name, set := range map[string]func(*gridui.Style){
		"new-row":     nil,
		"new-row-rtl": func(st *gridui.Style) { st.Direction = gridui.DirectionRTL },
	} {
		s := newEditScene(1, set)
		made := 0
		s.orders.NewRow = func(*order) order { made++; return order{ID: fmt.Sprint("N-", made), State: "open"} }
		s.orders.Editing.NewRow.Enabled = true
		s.orders.Filtering.Enabled, s.orders.Filtering.Quick = true, "customer"
		s.Frame()
		s.Frame()
		s.golden(t, name)
		n, _ := s.Find("New row …")
		_, y := n.Center()
		head, _ := s.Find("Name")
		x, _ := head.Center()
		s.Click(x, y)
		s.Type("Somebody else")
		s.Keys("Tab")
		s.golden(t, name+"-typed")
		s.Keys("Enter")
		s.Settle()
		s.Frame()
		s.golden(t, name+"-hidden")
	}
}

// While the new row is edited, the ring is around its field, and the cell with the focus has a thin line.
func TestFocusRingWhileTheNewRowIsEdited(t *testing.T) {
	for name, set := range map[string]func(*gridui.Style){
		"new-row-ring":          nil,
		"new-row-ring-dark":     func(st *gridui.Style) { st.Preset = theme.Dark() },
		"new-row-ring-contrast": func(st *gridui.Style) { st.Preset = theme.HighContrast() },
	} {
		s := newEditScene(1, set)
		s.orders.NewRow = func(*order) order { return order{ID: "N", State: "open"} }
		s.orders.Editing.NewRow.Enabled = true
		s.orders.FocusCell(3, "name")
		s.Settle()
		s.Keys("Shortcut++")
		s.Settle()
		s.golden(t, name)
		s.Keys("Esc")
		s.Settle()
		s.golden(t, name+"-left")
	}
}
