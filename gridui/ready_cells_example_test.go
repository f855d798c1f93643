// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui_test

import (
	"context"
	"fmt"
	_ "image/png" // a format of the pictures
	"io"
	"io/fs"
	"os"
	"strings"
	"time"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/gridtest"
	"github.com/giogrid/giogrid/gridui/internal/gridstage"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/gridui/tint"
)

// A parcel is a row of the examples of ready cells.
type parcel struct {
	Name, State, Site string
	Weights           []float64
	Change, Done      float64
	Stars             int
	Labels            []string
	Sent              time.Time
}

var parcels = []parcel{
	{Name: "Ada Lovelace", State: "sent", Site: "a.example/1", Weights: []float64{3, 5, 4}, Change: -2, Done: 0.5, Stars: 3, Labels: []string{"fragile", "heavy"}},
}

// showParcels shows a column, and prints what is said of its first cell.
func showParcels(column gridui.Column[parcel]) (*gridui.Grid[parcel], *gridtest.Harness) {
	g := &gridui.Grid[parcel]{Columns: []gridui.Column[parcel]{column}}
	g.Editing.Enabled = true
	g.SetRows(parcels)
	h := gridstage.ShowGrid(g, func(ev events.Event) {
		switch ev := ev.(type) {
		case events.LinkOpened:
			fmt.Println("open", ev.URL)
		case events.ButtonPressed:
			fmt.Println("press", ev.ButtonID)
		case gridui.CellsEdited[parcel]:
			fmt.Println("edited to", ev.Rows[0].Stars)
		}
	})
	for _, n := range h.Nodes() {
		if strings.HasPrefix(n.Description, "Cell, ") && !strings.HasSuffix(n.Description, "header") {
			fmt.Println(n.Label)
		}
	}
	h.Focus(g.Tag())
	g.FocusCell(0, "cell")
	h.Settle()
	return g, h
}

// A small chart of the weights, which reads as a list of them.
func ExampleTyped_Sparkline() {
	column := gridui.Func("cell", "Cell", func(p parcel) ([]float64, bool) { return p.Weights, true }).
		Sparkline(option.Sparkline{Kind: option.SparkBars})
	showParcels(column)
	fmt.Println(string(gridui.AppendText(nil, column, parcels[0])))
	// Output:
	// 값 3개, 최소 3, 최대 5, 마지막 4
	// 3, 5, 4
}

// Bars from zero to the largest value of the column.
func ExampleTyped_Bar() {
	showParcels(gridui.Field("cell", "Cell", func(p parcel) float64 { return p.Change }).Bar(option.Bar{}))
	// Output: -2
}

// Progress with a text in percent.
func ExampleTyped_Progress() {
	showParcels(gridui.Field("cell", "Cell", func(p parcel) float64 { return p.Done }).
		Format(func(v float64) string { return fmt.Sprintf("%.0f%% done", 100*v) }).
		Progress(option.Progress{}))
	// Output: 50% done (50 %)
}

// Stars that the space bar adds.
func ExampleTyped_Rating() {
	_, h := showParcels(gridui.Field("cell", "Cell", func(p parcel) int { return p.Stars }).
		Edit(func(p *parcel, v int) { p.Stars = v }).
		Rating(option.Rating{}))
	h.Keys("Space")
	// Output:
	// 별 5개 중 3개
	// edited to 4
}

// The state of a parcel on a coloured ground.
func ExampleTyped_Pill() {
	showParcels(gridui.Field("cell", "Cell", func(p parcel) string { return p.State }).
		Pill(option.Pill{Tints: map[string]tint.Tint{"sent": tint.Green, "lost": tint.Red}}))
	// Output: sent
}

// Labels as chips; the editor is that of Tags.
func ExampleTyped_Chips() {
	showParcels(gridui.Func("cell", "Cell", func(p parcel) ([]string, bool) { return p.Labels, true }).
		Tags([]string{"fragile", "heavy"}, option.Tags{}).
		Chips(option.Chips{Tints: map[string]tint.Tint{"fragile": tint.Orange}}))
	// Output: fragile, heavy
}

// A link with words of its own. The program opens the address.
func ExampleTyped_Link() {
	_, h := showParcels(gridui.Field("cell", "Cell", func(p parcel) string { return p.Site }).
		Text(func(p parcel) string { return "Track" }).
		Link(option.Link{URL: func(v string) string { return "https://" + v }}))
	h.Keys("Enter")
	// Output:
	// Track, 링크
	// open https://a.example/1
}

// Pictures from files. A loader of addresses makes its requests with the context, which ends when the picture is no
// longer needed.
func ExampleTyped_Image() {
	files := os.DirFS("testdata")
	load := func(_ context.Context, source string) (io.ReadCloser, error) { return open(files, source) }
	showParcels(gridui.Field("cell", "Cell", func(p parcel) string { return p.Site + ".png" }).Image(option.Image{Load: load}))
	// Output: 그림, a.example/1.png
}

func open(files fs.FS, name string) (io.ReadCloser, error) { return files.Open(name) }

// Names after a circle with their initials.
func ExampleTyped_Avatar() {
	showParcels(gridui.Field("cell", "Cell", func(p parcel) string { return p.Name }).Avatar(nil, option.Avatar{}))
	// Output: Ada Lovelace
}

// Two buttons, to which Enter goes.
func ExampleTyped_Buttons() {
	_, h := showParcels(gridui.Func("cell", "Cell", func(parcel) (string, bool) { return "", false }).
		Buttons(option.Buttons{List: []option.Button{{ID: "track", Text: "Track", Primary: true}, {ID: "return", Text: "Return"}}}, nil))
	h.Keys("Enter", "Right", "Enter")
	// Output:
	// Track, Return
	// press return
}

// The time since a parcel was sent.
func ExampleTyped_Relative() {
	column := gridui.Time("cell", "Cell", func(p parcel) time.Time { return p.Sent }).Relative(option.Relative{})
	sent := parcel{Sent: time.Date(2024, 5, 6, 7, 8, 0, 0, time.UTC)}
	g := &gridui.Grid[parcel]{Columns: []gridui.Column[parcel]{column}}
	h := gridstage.ShowGrid(g, nil)
	sent.Sent = h.Now.Add(-3 * time.Minute)
	g.SetRows([]parcel{sent})
	h.Settle()
	_, ok := h.Find("3분 전")
	fmt.Println(ok)
	// Output: true
}
