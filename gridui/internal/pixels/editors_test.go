// SPDX-License-Identifier: LicenseRef-giogrid-EULA

//go:build pixels

package pixels

import (
	"image"
	"testing"
	"time"

	"gioui.org/font/gofont"
	"gioui.org/layout"
	"gioui.org/text"
	"gioui.org/unit"
	"gioui.org/widget/material"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/gridtest"
	"github.com/giogrid/giogrid/gridui/locale"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/gridui/theme"
)

// visit is a row with a cell for each editor that columns bring.
type visit struct {
	ID, Phone, Ink string
	Themes         []string
	Meets          time.Time
	Opens, Lasts   time.Duration
	Level          float64
}

// visitScene is a grid of visits.
type visitScene struct {
	scene
	visits gridui.Grid[visit]
}

func newVisitScene(scale float32, set func(*gridui.Style)) *visitScene {
	th := material.NewTheme()
	th.Shaper = text.NewShaper(text.NoSystemFonts(), text.WithCollection(gofont.Collection()))
	s := &visitScene{}
	g := &s.visits
	g.Editing.Enabled = true
	g.RowID = func(v visit) string { return v.ID }
	g.Columns = []gridui.Column[visit]{
		gridui.Func("themes", "Themes", func(v visit) ([]string, bool) { return v.Themes, true }).Width(160).
			Edit(func(v *visit, tags []string) { v.Themes = tags }).Tags([]string{"history", "tower", "night", "cargo, large"}, option.Tags{}),
		gridui.Time("meets", "Meets", func(v visit) time.Time { return v.Meets }).Width(130).
			Edit(func(v *visit, at time.Time) { v.Meets = at }).TimeList(option.TimeList{}),
		gridui.Field("opens", "Opens", func(v visit) time.Duration { return v.Opens }).Width(80).
			Edit(func(v *visit, at time.Duration) { v.Opens = at }).TimeList(option.TimeList{}),
		gridui.Field("lasts", "Lasts", func(v visit) time.Duration { return v.Lasts }).Width(80).
			Edit(func(v *visit, d time.Duration) { v.Lasts = d }).Duration(option.Duration{Clock: true}),
		gridui.Field("phone", "Phone", func(v visit) string { return v.Phone }).Width(130).
			Edit(func(v *visit, text string) { v.Phone = text }).Mask("(000) 000-0000"),
		gridui.Field("level", "Level", func(v visit) float64 { return v.Level }).Width(80).
			Edit(func(v *visit, n float64) { v.Level = n }).Spin(option.Spin{Max: 100, Slider: true}),
		gridui.Field("ink", "Colour", func(v visit) string { return v.Ink }).Width(100).
			Edit(func(v *visit, text string) { v.Ink = text }).Color(),
	}
	rows := make([]visit, 12)
	for i := range rows {
		rows[i] = visit{
			ID: string(rune('a' + i)), Phone: "(555) 010-4242", Ink: "#188038", Themes: []string{"tower", "night"}, Meets: time.Date(2025, time.March, 4+i, 10, 30, 0, 0, time.UTC),
			Opens: 9 * time.Hour, Lasts: 90 * time.Minute, Level: float64(30 + i),
		}
	}
	g.SetRows(rows)
	s.Harness = gridtest.New(image.Pt(int(780*scale), int(400*scale)), func(gtx layout.Context) layout.Dimensions {
		style := gridui.New(th, g)
		style.Locale = locale.For("en")
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

func TestEditorsThatColumnsBring(t *testing.T) {
	looks := map[string]func(*gridui.Style){
		"light": nil,
		"dark-rtl": func(st *gridui.Style) {
			st.Preset = theme.Dark()
			st.Direction = gridui.DirectionRTL
		},
		"contrast": func(st *gridui.Style) { st.ForcedColors = true },
	}
	for name, set := range looks {
		for _, column := range []string{"themes", "meets", "opens", "level", "ink"} {
			s := newVisitScene(1, set)
			s.visits.FocusCell(1, column)
			s.Settle()
			s.Keys("F2", "Alt+Down", "Down")
			s.golden(t, "editor-own-"+column+"-"+name)
		}
	}
	for _, column := range []string{"lasts", "phone"} {
		s := newVisitScene(2, nil)
		s.visits.FocusCell(1, column)
		s.Settle()
		s.Keys("F2")
		if column == "phone" {
			s.Keys("Shortcut+A")
			s.Type("55501")
		}
		s.golden(t, "editor-own-"+column+"-2x")
	}
}
