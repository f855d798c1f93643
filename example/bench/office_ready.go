// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package main

import (
	"math"
	"strconv"
	"time"

	"github.com/giogrid/giogrid/example/bench/internal/measure"
	"github.com/giogrid/giogrid/example/bench/internal/sheet"
	"github.com/giogrid/giogrid/example/bench/internal/stage"
	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/option"
)

const (
	// mostSparks and mostReady bound the time of a frame of sparklines, and of other ready cells, relative to a frame of the
	// same cells as texts.
	mostSparks, mostReady = 3, 1.5
	// mostSparksMoved and mostReadyMoved bound the same ratios while the screen scrolls, by parts of rows and by rows: text
	// of rows that come is drawn as images, and ready cells as paths.
	mostSparksMoved, mostReadyMoved = 4.5, 3
	// sparkValues is the number of values of a sparkline.
	sparkValues = 24
)

// officeReady measures frames of ready cells against frames of the texts of the same cells.
func officeReady(t *table) error {
	for _, kind := range readyKinds {
		most, mostMoved := float64(mostReady), float64(mostReadyMoved)
		if kind == "sparkline" {
			most, mostMoved = mostSparks, mostSparksMoved
		}
		ready := showGrid(newReady(kind, true), sheet.HD, startRow)
		plain := showGrid(newReady(kind, false), sheet.HD, startRow)
		d := duel(sheet.Steady, measure.Plan{Rounds: 9, Times: 60}, ready.Stage, plain.Stage)
		t.add(value("office/ready/"+kind+"/texts", milliseconds(d.B), "ms"))
		t.add(value("office/ready/"+kind, milliseconds(d.A), "ms").against(d.Ratio).atMost(most))
		for _, m := range []sheet.Motion{sheet.Pixel, sheet.Slow} {
			d = duel(m, measure.Plan{Rounds: 9, Times: 40}, ready.Stage, plain.Stage)
			t.add(value("office/ready/"+kind+"/"+m.Name, milliseconds(d.A), "ms").against(d.Ratio).atMost(mostMoved))
		}
		if err := ready.check(); err != nil {
			return err
		}
	}
	own := lap{sheet.Steady, 20}.allocs(stage.New(new(stage.Bare), sheet.HD, startRow))
	all := lap{sheet.Steady, 20}.allocs(showGrid(newReady("sparkline", true), sheet.HD, startRow).Stage)
	t.add(value("office/ready/allocs", all-own, "allocs/frame").atMost(0))
	return nil
}

var readyKinds = [...]string{"sparkline", "bar", "progress", "rating", "pill", "tags", "link", "avatar", "relative", "buttons"}

// newReady returns a grid of ready cells of a kind, or of their texts.
func newReady(kind string, ready bool) *stage.Grid[stage.Row] {
	g := stage.NewGridWith[stage.Row]()
	for i := range sheet.Columns {
		g.Columns = append(g.Columns, readyColumn(kind, i, ready))
	}
	g.SetSource(stage.Rows(sheet.Rows))
	return g
}

// readyColumn returns a column of ready cells of a kind, or of their texts.
func readyColumn(kind string, i int, ready bool) gridui.Column[stage.Row] {
	id, header := stage.ColumnID(i), "Column "+strconv.Itoa(i)
	words := func() *gridui.Typed[stage.Row, string] {
		return gridui.Field(id, header, func(r stage.Row) string { return readyWords[(int(r)+i)%len(readyWords)] }).Width(sheet.ColWidth)
	}
	numbers := func() *gridui.Typed[stage.Row, float64] {
		return gridui.Field(id, header, func(r stage.Row) float64 { return float64((int(r)*7+i)%11) / 2 }).Width(sheet.ColWidth)
	}
	if !ready {
		switch kind {
		case "bar", "progress", "rating":
			return numbers()
		}
		return words()
	}
	switch kind {
	case "sparkline":
		return gridui.Func(id, header, func(r stage.Row) ([]float64, bool) { return sparks[(int(r)+i)%len(sparks)], true }).Width(sheet.ColWidth).Sparkline(option.Sparkline{})
	case "bar":
		return numbers().Bar(option.Bar{Min: -2, Max: 6})
	case "progress":
		return numbers().Progress(option.Progress{Max: 5})
	case "rating":
		return numbers().Rating(option.Rating{})
	case "tags":
		return gridui.Func(id, header, func(r stage.Row) ([]string, bool) { return readyTags[(int(r)+i)%len(readyTags)], true }).Width(sheet.ColWidth).
			Tags(nil, option.Tags{}).Chips(option.Chips{})
	case "link":
		return words().Link(option.Link{})
	case "avatar":
		return words().Avatar(nil, option.Avatar{})
	case "relative":
		return gridui.Time(id, header, func(r stage.Row) time.Time { return readyTime.Add(time.Duration(r) * time.Hour) }).Width(sheet.ColWidth).Relative(option.Relative{})
	case "buttons":
		return words().Buttons(option.Buttons{List: []option.Button{{ID: "a", Text: "Open", Primary: true}}}, nil)
	}
	return words().Pill(option.Pill{})
}

var (
	readyTime  = time.Date(2024, 5, 6, 7, 8, 9, 0, time.UTC)
	readyWords = [...]string{"open", "paid", "sent", "returned", "lost"}
	readyTags  = [...][]string{{"one", "two"}, {"three"}, {"one", "two", "three"}, {"four", "five"}}
	sparks     = makeSparks()
)

// makeSparks returns the values of different sparklines.
func makeSparks() (all [16][]float64) {
	for i := range all {
		for k := range sparkValues {
			all[i] = append(all[i], math.Sin(float64(i)+float64(k)*0.7)*50)
		}
	}
	return all
}
