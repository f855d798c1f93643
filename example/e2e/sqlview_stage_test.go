// SPDX-License-Identifier: LicenseRef-giogrid-EULA

//go:build e2e && unix

package e2e

import (
	"context"
	"fmt"
	"image"
	"path/filepath"
	"strings"
	"sync"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/example/internal/spoken"
)

// sqlview builds the viewer of databases for the desktop.
var sqlview = sync.OnceValues(func() (string, error) { return build("sqlview", "./sqlview") })

// sqlWindow is sqlview in a window.
type sqlWindow struct {
	readWindow
	viewer string
}

func newSQLWindow(ctx context.Context, t *testing.T) *sqlWindow {
	t.Helper()
	return &sqlWindow{readWindow{newWindow(ctx, t), ctx, "sqlview"}, made(t, sqlview)}
}

// open shows the table of a database, for writing.
func (v *sqlWindow) open(url string) {
	v.readout = filepath.Join(v.t.TempDir(), "said.json")
	v.program = start(v.t, v.command(v.viewer, "-lang", "en", "-theme", "light", "-write", "-table", "sales",
		"-readout", v.readout, "-size", fmt.Sprintf("%dx%d", windowSize.X, windowSize.Y), url))
}

// cell waits for a cell of a column with a text, in the row with a number from 1.
func (v *sqlWindow) cell(column, text string, row int) spoken.Node {
	v.t.Helper()
	says, at := column+", "+text, fmt.Sprintf(", row %s of ", grouped(row))
	return v.is(says+at, func(n spoken.Node) bool {
		rest, ok := strings.CutPrefix(n.Description, says) // "edited" may stand in between
		return ok && n.Label == text && strings.Contains(rest, at)
	})
}

// grouped formats a number with commas.
func grouped(n int) string {
	text := fmt.Sprint(n)
	for at := len(text) - 3; at > 0; at -= 3 {
		text = text[:at] + "," + text[at:]
	}
	return text
}

// filterRow is the distance of the filter fields from the headers, in pixels.
const filterRow = 32

// filter types a filter into the empty field of a column; unfilter clears it.
func (v *sqlWindow) filter(column, text string) {
	v.t.Helper()
	require.NoError(v.t, v.click(middle(v.header(column).Visible).Add(image.Pt(10, filterRow))))
	require.NoError(v.t, v.write(text))
	v.is(text+" in the field of "+column, func(n spoken.Node) bool { return n.Label == text && n.Description == "Filter: "+column })
	v.keys("Enter")
}

func (v *sqlWindow) unfilter(column string) {
	v.t.Helper()
	v.push("Clear filter, " + column)
}

// choose opens the menu of a node and chooses an item.
func (v *sqlWindow) choose(of spoken.Node, item string) {
	v.t.Helper()
	require.NoError(v.t, v.do(append(to(middle(of.Visible)), "click", "3")...))
	v.push(item)
}
