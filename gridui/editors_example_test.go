// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui_test

import (
	"context"
	"fmt"
	"strings"
	"time"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/filter"
	"github.com/giogrid/giogrid/gridui/internal/gridstage"
	"github.com/giogrid/giogrid/gridui/option"
)

// A duty is a row of the examples of editors.
type duty struct {
	Name, Phone, Badge string
	Starts, Break      time.Duration
	Level              float64
}

// typeInto types texts into a column of a duty, and prints what the cell shows afterwards.
func typeInto(column gridui.Column[duty], texts ...string) {
	for _, text := range texts {
		var g gridui.Grid[duty]
		g.Columns = []gridui.Column[duty]{column}
		g.Editing.Enabled = true
		g.SetRows([]duty{{}})
		h := gridstage.ShowGrid(&g, nil)
		h.Focus(g.Tag())
		g.FocusCell(0, "cell")
		h.Keys("F2", "Shortcut+A")
		h.Type(text)
		h.Keys("Enter")
		row, _ := g.RowAt(0)
		fmt.Printf("%s: %q\n", text, gridui.AppendText(nil, column, row))
	}
}

// A list of times of day, which may also be typed.
func ExampleTyped_TimeList() {
	starts := gridui.Field("cell", "Starts", func(s duty) time.Duration { return s.Starts }).
		Edit(func(s *duty, v time.Duration) { s.Starts = v }).
		TimeList(option.TimeList{Step: 15 * time.Minute, First: 6 * time.Hour, Last: 22 * time.Hour})
	typeInto(starts, "930", "9.30 pm", "오후 3시", "25:00")
	// Output:
	// 930: "09:30"
	// 9.30 pm: "21:30"
	// 오후 3시: "15:00"
	// 25:00: "00:00"
}

// Durations are read in all usual forms; a number alone could be minutes or hours.
func ExampleTyped_Duration() {
	pause := gridui.Field("cell", "Break", func(s duty) time.Duration { return s.Break }).
		Edit(func(s *duty, v time.Duration) { s.Break = v }).
		Duration(option.Duration{Clock: true, Step: 5 * time.Minute})
	typeInto(pause, "1:30", "90m", "1.5 hours", "PT1H30M", "90")
	// Output:
	// 1:30: "1:30"
	// 90m: "1:30"
	// 1.5 hours: "1:30"
	// PT1H30M: "1:30"
	// 90: "0:00"
}

// Telephone numbers are typed without their signs.
func ExampleTyped_Mask() {
	phone := gridui.Field("cell", "Phone", func(s duty) string { return s.Phone }).
		Edit(func(s *duty, v string) { s.Phone = v }).
		Mask("(000) 000-0000")
	typeInto(phone, "5551234567", "555")
	// Output:
	// 5551234567: "(555) 123-4567"
	// 555: ""
}

// A number between 0 and 100 with a slider in steps of 5.
func ExampleTyped_Spin() {
	level := gridui.Field("cell", "Level", func(s duty) float64 { return s.Level }).
		Edit(func(s *duty, v float64) { s.Level = v }).
		Spin(option.Spin{Step: 5, Max: 100, Slider: true})
	typeInto(level, "42")
	// Output:
	// 42: "42"
}

// A colour, for which four swatches are offered.
func ExampleTyped_Color() {
	badge := gridui.Field("cell", "Badge", func(s duty) string { return s.Badge }).
		Edit(func(s *duty, v string) { s.Badge = v }).
		Color("#d93025", "#f9ab00", "#188038", "#1a73e8")
	typeInto(badge, "D93025", "red")
	// Output:
	// D93025: "#d93025"
	// red: ""
}

// Labels of an issue: a cell shows them as one text, and filters compare them one by one.
func ExampleTyped_Tags() {
	type issue struct{ Labels []string }
	rows := []issue{{[]string{"bug", "docs"}}, {[]string{"docs", "for later, maybe"}}, {}}
	labels := gridui.Func("labels", "Labels", func(i issue) ([]string, bool) { return i.Labels, true }).
		Edit(func(i *issue, v []string) { i.Labels = v }).
		Tags([]string{"bug", "docs", "for later, maybe"}, option.Tags{})
	var g gridui.Grid[issue]
	g.Columns = []gridui.Column[issue]{labels}
	g.Editing.Enabled, g.Filtering.Enabled = true, true
	g.SetRows(rows)
	h := gridstage.ShowGrid(&g, nil)
	h.Focus(g.Tag())
	g.FocusCell(2, "labels")
	h.Keys("F2")
	h.Type("lat bug ") // typing searches, a space ticks
	h.Keys("Enter")
	for i := range 3 {
		row, _ := g.RowAt(i)
		fmt.Printf("%s\n", gridui.AppendText(nil, labels, row))
	}
	g.Filtering.Columns = []filter.Column{{ColumnID: "labels", Filter: filter.HasAll.Of("bug, docs")}}
	h.Settle()
	fmt.Println(g.Shown(), "row has both")
	// Output:
	// bug, docs
	// docs, "for later, maybe"
	// bug, "for later, maybe"
	// 1 row has both
}

// Customers whose names contain what is typed, as a service would return them.
func ExampleTyped_ChoicesFrom() {
	type order struct{ Customer string }
	customers := []string{"Ada", "Berta", "Carl", "Clara"}
	find := func(ctx context.Context, text string) (found []string, err error) {
		for _, c := range customers {
			if strings.Contains(strings.ToLower(c), strings.ToLower(text)) {
				found = append(found, c)
			}
		}
		return found, ctx.Err()
	}
	var g gridui.Grid[order]
	g.Columns = []gridui.Column[order]{
		gridui.Field("customer", "Customer", func(o order) string { return o.Customer }).
			Edit(func(o *order, v string) { o.Customer = v }).
			ChoicesFrom(find),
	}
	g.Editing.Enabled = true
	g.SetRows([]order{{}})
	h := gridstage.ShowGrid(&g, nil)
	h.Focus(g.Tag())
	g.FocusCell(0, "customer")
	h.Type("la")
	h.Until(func() bool { _, ok := h.Find("Clara"); return ok })
	h.Keys("Enter")
	row, _ := g.RowAt(0)
	fmt.Println(row.Customer)
	// Output:
	// Clara
}
