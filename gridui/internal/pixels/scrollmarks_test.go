// SPDX-License-Identifier: LicenseRef-giogrid-EULA

//go:build pixels

package pixels

import (
	"fmt"
	"image"
	"image/color"
	"strconv"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/idset"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/gridui/theme"
	"github.com/giogrid/giogrid/tracking"
)

// TestScrollMarks shows hits, errors, changed rows, selected rows and the focused row on the scroll bar.
func TestScrollMarks(t *testing.T) {
	for name, set := range map[string]func(*gridui.Style){
		"light":    func(*gridui.Style) {},
		"dark-rtl": func(st *gridui.Style) { st.Preset, st.Direction = theme.Dark(), gridui.DirectionRTL },
		"contrast": func(st *gridui.Style) { st.Preset = theme.HighContrast() },
		"forced":   func(st *gridui.Style) { st.ForcedColors = true },
	} {
		s := newScrollMarksScene(t, "A-15", set)
		s.golden(t, "scrollmarks-"+name)
	}
}

// TestMarksOfAllRowsLieBelowTheThumb shows a scroll bar that is marked from end to end: the thumb
// stays visible, with a rim in the background colour.
func TestMarksOfAllRowsLieBelowTheThumb(t *testing.T) {
	for name, c := range map[string]struct {
		set func(*gridui.Style)
		rim color.RGBA
	}{
		"light":  {func(*gridui.Style) {}, color.RGBA{255, 255, 255, 255}},
		"forced": {func(st *gridui.Style) { st.ForcedColors = true }, color.RGBA{0, 0, 0, 255}},
	} {
		s := newScrollMarksScene(t, "Customer", c.set)
		s.golden(t, "scrollmarks-all-"+name)
		beside := s.image(t).RGBAAt(390, 90)
		require.InDeltaSlice(t, []uint8{c.rim.R, c.rim.G, c.rim.B}, []uint8{beside.R, beside.G, beside.B}, 8, "beside the thumb, %s", name)
	}
}

// newScrollMarksScene returns a grid with marks of all kinds, in which a text is searched for.
func newScrollMarksScene(t *testing.T, text string, set func(*gridui.Style)) *scene {
	var g gridui.ChangeTrackingGrid[order]
	g.EditedCells = true
	for i := range 200 {
		g.Data = append(g.Data, order{ID: "A-" + strconv.Itoa(i), Name: fmt.Sprint("Customer ", i)})
	}
	g.RowKey = func(o order) string { return o.ID }
	g.Columns = []gridui.Column[order]{
		gridui.Field("id", "Order", func(o order) string { return o.ID }).Width(70),
		gridui.Field("Name", "Name", func(o order) string { return o.Name }).Width(140).Edit(func(o *order, v string) { o.Name = v }),
	}
	g.Selection.Mode = option.SelectMulti
	g.ScrollMarks = option.ScrollMarks{Changes: true, Selection: true, Focus: true}
	g.Find = option.Find{Enabled: true, Open: true, Query: option.FindQuery{Text: text}}
	s := &scene{}
	s.Harness = trackingHarness(image.Pt(400, 420), &g, set)
	s.Settle()
	for _, id := range []string{"A-1", "A-30", "A-31", "A-32", "A-80", "A-152"} {
		_, err := g.UpdateRow(id, func(o *order) { o.Name += "!" })
		require.NoError(t, err)
	}
	g.DeleteRows("A-2", "A-100", "A-101")
	_, err := g.AddRow(&order{ID: "new"})
	require.NoError(t, err)
	g.RefuseRows(tracking.RowError{Key: "A-3", Message: "no"}, tracking.RowError{Key: "A-80", Message: "no"}, tracking.RowError{Key: "A-152", Message: "no"})
	var some []string
	for i := 110; i < 140; i++ {
		some = append(some, "A-"+strconv.Itoa(i))
	}
	g.Selection.Rows = idset.Of(append(some, "A-4", "A-60")...)
	g.FocusCell(50, "Name")
	s.Settle()
	g.ScrollToRow(0, option.AlignStart)
	s.Settle()
	return s
}
