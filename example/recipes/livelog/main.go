// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Command livelog shows the lines of a log as they come: of its standard input, else made-up ones.
//
//	journalctl -f | livelog
package main

import (
	"bufio"
	"os"
	"regexp"
	"strconv"
	"strings"
	"time"

	"gioui.org/app"
	"gioui.org/layout"
	"gioui.org/op"
	"gioui.org/widget/material"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/findregexp"
	"github.com/giogrid/giogrid/gridui/locale"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/gridui/theme"
	"github.com/giogrid/giogrid/gridui/tint"
	"github.com/giogrid/giogrid/gridui/toolbar"
)

const kept = 2_000_000 // lines

type line struct {
	id          int
	at          time.Time
	level, text string
}

type viewer struct {
	grid  gridui.Grid[line]
	theme *material.Theme
	next  int // id of the next line, for the goroutine that posts
}

func newViewer(invalidate func()) *viewer {
	v := &viewer{theme: material.NewTheme()}
	g := &v.grid
	g.Invalidate, g.RowID = invalidate, func(l line) string { return strconv.Itoa(l.id) }
	g.Columns = []gridui.Column[line]{
		gridui.Time("time", "Time", func(l line) time.Time { return l.at }).Layout("15:04:05.000").Width(120),
		gridui.Field("level", "Level", func(l line) string { return l.level }).Width(90).
			Pill(option.Pill{Tints: map[string]tint.Tint{"ERROR": tint.Red, "WARN": tint.Orange}}),
		gridui.Field("text", "Message", func(l line) string { return l.text }).Flex(1).MinMax(200, 0),
	}
	g.Filtering = option.Filtering{Enabled: true, Row: true, QuickPhrase: true}
	g.Follow = option.Follow{Enabled: true, Column: "time"}
	g.Find = option.Find{Enabled: true, Expressions: findregexp.Compile}
	g.Selection.Mode, g.Selection.CheckboxesDisabled = option.SelectMulti, true
	g.Menu.Items = append(gridui.CellItems(g, locale.Texts{}), gridui.FilterItems(g, locale.Texts{})...)
	g.SetRows(nil)
	g.Extensions = []gridui.Extension{&toolbar.Bar{Tools: []toolbar.Tool{toolbar.QuickFilter(), toolbar.Find()}}}
	return v
}

var levels = regexp.MustCompile(`(?i)\b(error|warn|info|debug)`)

// post adds lines, and removes the oldest ones beyond kept. One goroutine at a time may call it.
func (v *viewer) post(texts ...string) error {
	c := gridui.Changes[line]{Add: make([]line, len(texts))}
	for i, text := range texts {
		c.Add[i] = line{id: v.next, at: time.Now(), level: strings.ToUpper(levels.FindString(text)), text: text}
		if old := v.next - kept; old >= 0 {
			c.Remove = append(c.Remove, strconv.Itoa(old))
		}
		v.next++
	}
	return v.grid.Feed().Post(c)
}

func (v *viewer) layout(gtx layout.Context) layout.Dimensions {
	style := gridui.New(v.theme, &v.grid)
	style.Density = theme.DensityCompact
	return style.Layout(gtx)
}

func main() {
	window := new(app.Window)
	window.Option(app.Title("Log"), app.Size(1000, 700))
	v := newViewer(window.Invalidate)
	v.grid.Feed() // before the goroutine that posts
	go readLines(v)
	go func() {
		var ops op.Ops
		for {
			switch e := window.Event().(type) {
			case app.DestroyEvent:
				os.Exit(0)
			case app.FrameEvent:
				v.layout(app.NewContext(&ops, e))
				e.Frame(&ops)
			}
		}
	}()
	app.Main()
}

// readLines posts the lines of the standard input, or made-up ones.
func readLines(v *viewer) {
	if info, err := os.Stdin.Stat(); err != nil || info.Mode()&os.ModeCharDevice != 0 {
		makeLines(v)
		return
	}
	for lines := bufio.NewScanner(os.Stdin); lines.Scan(); v.post(lines.Text()) {
	}
}
