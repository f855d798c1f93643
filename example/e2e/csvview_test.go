// SPDX-License-Identifier: LicenseRef-giogrid-EULA

//go:build e2e

package e2e

import (
	"context"
	"errors"
	"fmt"
	"image"
	"os"
	"path/filepath"
	"strings"
	"sync"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/example/internal/spoken"
)

// csvview builds the viewer of CSV files for the desktop.
var csvview = sync.OnceValues(func() (string, error) { return build("csvview", "./csvview") })

// TestCSVView opens a file in a window, searches it, sorts it by a header, and checks the order after the file is
// reopened.
func TestCSVView(t *testing.T) {
	ctx := suite(t)
	v := newCSVWindow(ctx, t, "city,price\nSeoul,5\nBusan,7\nSeoul,1\n")
	w := v.window
	v.open()
	opened := v.becomes("the table", nil)
	require.NoError(t, w.press("Ctrl+F"))
	require.NoError(t, w.write("Busan"))
	require.NoError(t, w.press("Enter"))
	found := v.becomes("a hit", opened)
	require.NoError(t, w.press("Escape"))
	closed := v.becomes("the search closed", found)

	require.NoError(t, w.click(csvHeader))
	require.NoError(t, w.move(image.Pt(900, 600)))
	v.becomes("sorted rows", closed)
	w.program.stop()
	v.keeps("city")

	v.open()
	v.becomes("the sorted rows again", opened)
	w.program.stop()
	v.keeps("city")
}

// TestCSVViewAnalyses profiles a column and filters by a value, formats another column and adds it up, groups,
// exports, and checks that all of it is there after the file is reopened.
func TestCSVViewAnalyses(t *testing.T) {
	ctx := suite(t)
	s := sheetStage{newCSVWindow(ctx, t, "city,price\nSeoul,5\nBusan,7\nSeoul,1\nDaegu,3\n")}
	s.open()
	s.profiles()
	s.exports()
	s.formats()
	s.adds()
	s.groups()
	s.opensAgain()
}

// sheetStage is the viewer of CSV files in a window, observed through its semantics.
type sheetStage struct{ *csvWindow }

// choose opens the menu of a header and chooses an item.
func (s sheetStage) choose(column, item string) {
	s.t.Helper()
	require.NoError(s.t, s.do(append(to(middle(s.header(column).Visible)), "click", "3")...))
	s.push(item)
}

// closes closes a card with Escape, and waits until a text of it is gone: the card would take an earlier click.
func (s sheetStage) closes(text string) {
	s.t.Helper()
	s.shows(text)
	s.keys("Escape")
	s.hides(text)
}

// profiles filters by a value of the profile.
func (s sheetStage) profiles() {
	s.choose("city", "Column profile…")
	s.is("three values", func(n spoken.Node) bool { return n.Description == "Distinct: 3" })
	s.shot("profile")
	s.hit(s.is("the bar of Seoul", func(n spoken.Node) bool { return n.Description == "Seoul: 2 rows, 50%" }))
	s.shows("2 of 4 rows")
	s.shows("city = Seoul")
	s.closes("Copy profile")
}

// exports writes the filtered rows, and removes the filter.
func (s sheetStage) exports() {
	s.push("Export CSV")
	wrote := s.is("the name of the file", func(n spoken.Node) bool { return strings.HasPrefix(n.Label, "Wrote ") })
	path, _, _ := strings.Cut(strings.TrimPrefix(wrote.Label, "Wrote "), "  ·  ")
	text, err := os.ReadFile(path)
	require.NoError(s.t, err)
	require.Equal(s.t, "city,price\r\nSeoul,5\r\nSeoul,1\r\n", strings.TrimPrefix(string(text), "\ufeff"))
	s.push("Clear all")
	s.is("all rows", func(n spoken.Node) bool { return n.Label == "4 rows" })
}

// formats tints the numbers by a scale of colours.
func (s sheetStage) formats() {
	s.choose("price", "Conditional formats…")
	s.push("Add")
	s.shows("Colour of the smallest")
	s.keys("Escape")
	s.closes(colourScale)
	s.shot("formatted")
}

// colourScale is the name of the initial format in the list of formats.
const colourScale = "Colour scale: none – green"

// adds selects three numbers, whose sum appears below.
func (s sheetStage) adds() {
	s.hit(s.is("the first number", func(n spoken.Node) bool { return strings.HasPrefix(n.Description, "price, 5") }))
	s.keys("Shift+Down", "Shift+Down")
	s.shows("Sum 13")
}

func (s sheetStage) groups() {
	s.choose("city", "Group by this column")
	s.push("Value")
	s.shows("Seoul (2)")
	s.shot("grouped")
}

// opensAgain checks the groups and the formats after reopening.
func (s sheetStage) opensAgain() {
	s.program.stop()
	s.open()
	s.shows("Seoul (2)")
	s.choose("price", "Conditional formats…")
	s.shows(colourScale)
	s.program.stop()
}

// fewPixels is a smaller part of the window than three rows.
const fewPixels = 0.0001

// csvHeader is a point on the header of the first column, next to its button, in pixels of the window.
var csvHeader = image.Pt(45, 103)

// csvWindow is the viewer in a window, with a file.
type csvWindow struct {
	readWindow
	viewer, shown string
}

// newCSVWindow returns a window for a file with a text, which open shows.
func newCSVWindow(ctx context.Context, t *testing.T, text string) *csvWindow {
	t.Helper()
	w := newWindow(ctx, t)
	file := filepath.Join(w.home, "sales.csv")
	require.NoError(t, os.WriteFile(file, []byte(text), 0o600))
	return &csvWindow{readWindow{w, ctx, "csvview"}, made(t, csvview), file}
}

func (v *csvWindow) open() {
	v.readout = filepath.Join(v.t.TempDir(), "said.json")
	v.program = start(v.t, v.command(v.viewer, "-lang", "en", "-theme", "light", "-readout", v.readout,
		"-size", fmt.Sprintf("%dx%d", windowSize.X, windowSize.Y), v.shown))
}

// becomes waits until the window differs from before and stops changing.
func (v *csvWindow) becomes(what string, before *image.NRGBA) (now *image.NRGBA) {
	v.t.Helper()
	all := image.Rectangle{Max: windowSize}
	var window still
	eventually(v.ctx, v.t, what, func() (err error) {
		if v.program.over() {
			return fmt.Errorf("csvview has ended: %s", &v.program.notes)
		}
		if now, err = v.picture(); err != nil {
			return err
		}
		if before == nil {
			before = image.NewNRGBA(now.Rect) // a dark screen
		}
		if differing(now, before, all, 0) <= fewPixels {
			return errors.New("the window looks as it did")
		}
		return window.check(now, all)
	})
	return now
}

// keeps checks that the sort of the file is stored with a column.
func (v *csvWindow) keeps(column string) {
	v.t.Helper()
	files, err := filepath.Glob(filepath.Join(v.home, "giogrid-csvview", "grids", "*"))
	require.NoError(v.t, err)
	require.NotEmpty(v.t, files)
	var text strings.Builder
	for _, f := range files {
		b, err := os.ReadFile(f)
		require.NoError(v.t, err)
		text.Write(b)
	}
	require.Regexp(v.t, `"sorting":[^}\]]*"`+column+`"`, text.String())
}
