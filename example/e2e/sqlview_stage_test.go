// SPDX-License-Identifier: LicenseRef-giogrid-EULA

//go:build e2e && unix

package e2e

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"image"
	"image/png"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/example/internal/spoken"
)

// sqlview makes the viewer of databases for the desktop.
var sqlview = sync.OnceValues(func() (string, error) { return build("sqlview", "./sqlview") })

// sqlWindow is sqlview in a window, which is read by what it says of itself. Every wait is for a text.
type sqlWindow struct {
	*window
	ctx    context.Context
	viewer string
}

func newSQLWindow(ctx context.Context, t *testing.T) *sqlWindow {
	t.Helper()
	return &sqlWindow{newWindow(ctx, t), ctx, made(t, sqlview)}
}

// open shows the table of a database, for writing.
func (v *sqlWindow) open(url string) {
	v.readout = filepath.Join(v.t.TempDir(), "said.json")
	v.program = start(v.t, v.command(v.viewer, "-lang", "en", "-theme", "light", "-write", "-table", "sales",
		"-readout", v.readout, "-size", fmt.Sprintf("%dx%d", windowSize.X, windowSize.Y), url))
}

// nodes are what shows.
func (v *sqlWindow) nodes() (nodes []spoken.Node, err error) {
	if v.program.over() {
		return nil, fmt.Errorf("sqlview has ended: %s", &v.program.notes)
	}
	b, err := os.ReadFile(v.readout)
	if err != nil {
		return nil, err
	}
	return nodes, json.Unmarshal(b, &nodes)
}

// is has find look for something that shows until there is one.
func (v *sqlWindow) is(what string, find func(spoken.Node) bool) (found spoken.Node) {
	v.t.Helper()
	defer func() {
		if v.t.Failed() {
			v.shot("failed")
		}
	}()
	eventually(v.ctx, v.t, what, func() error {
		nodes, err := v.nodes()
		if err != nil {
			return err
		}
		at := slices.IndexFunc(nodes, find)
		if at < 0 {
			return errors.New("it shows\n" + said(nodes))
		}
		found = nodes[at]
		return nil
	})
	return found
}

// said has what shows as lines, for a complaint.
func said(nodes []spoken.Node) string {
	var b strings.Builder
	for _, n := range nodes {
		fmt.Fprintf(&b, "%v %q %q\n", n.Visible, n.Label, n.Description)
	}
	return b.String()
}

// shows waits until a label has a text in it.
func (v *sqlWindow) shows(text string) {
	v.t.Helper()
	v.is(text, func(n spoken.Node) bool { return strings.Contains(n.Label, text) })
}

// cell waits for a cell of a column with a text, in the row of a number from 1.
func (v *sqlWindow) cell(column, text string, row int) spoken.Node {
	v.t.Helper()
	says, at := column+", "+text, fmt.Sprintf(", row %s of ", grouped(row))
	return v.is(says+at, func(n spoken.Node) bool {
		rest, ok := strings.CutPrefix(n.Description, says) // "edited" may stand in between
		return ok && n.Label == text && strings.Contains(rest, at)
	})
}

// grouped is a number with commas.
func grouped(n int) string {
	text := fmt.Sprint(n)
	for at := len(text) - 3; at > 0; at -= 3 {
		text = text[:at] + "," + text[at:]
	}
	return text
}

// push waits for a button, or all else that has exactly a label, and clicks it.
func (v *sqlWindow) push(label string) {
	v.t.Helper()
	v.hit(v.is(label, func(n spoken.Node) bool { return n.Label == label }))
}

// pushLast clicks what has a label and was drawn last: of a list over the window.
func (v *sqlWindow) pushLast(label string) {
	v.t.Helper()
	var last spoken.Node
	v.is(label, func(n spoken.Node) bool {
		return n.Label == label
	})
	nodes, err := v.nodes()
	require.NoError(v.t, err)
	for _, n := range nodes {
		if n.Label == label {
			last = n
		}
	}
	v.hit(last)
}

// hit clicks the middle of what shows of something.
func (v *sqlWindow) hit(n spoken.Node) {
	v.t.Helper()
	require.NoError(v.t, v.click(middle(n.Visible)))
}

// header waits for the header of a column.
func (v *sqlWindow) header(column string) spoken.Node {
	v.t.Helper()
	return v.is("header "+column, func(n spoken.Node) bool {
		return n.Label == column && strings.HasPrefix(n.Description, column+", column header")
	})
}

// filterRow is how far the fields of filters are below the headers, in pixels.
const filterRow = 32

// filter writes a filter into the empty field of a column, unfilter clears it.
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

// choose opens the menu of something, and takes an item.
func (v *sqlWindow) choose(of spoken.Node, item string) {
	v.t.Helper()
	require.NoError(v.t, v.do(append(to(middle(of.Visible)), "click", "3")...))
	v.push(item)
}

// keys presses keys one after the other.
func (v *sqlWindow) keys(keys ...string) {
	v.t.Helper()
	for _, k := range keys {
		require.NoError(v.t, v.press(k))
	}
}

// settled is a picture of the window once it no longer changes: what the window says comes before it is drawn.
func (v *sqlWindow) settled() (now *image.NRGBA) {
	v.t.Helper()
	all := image.Rectangle{Max: windowSize}
	for last := now; ; last = now {
		var err error
		now, err = v.picture()
		require.NoError(v.t, err)
		if last != nil && alike(now, last, all, 0) == nil || v.ctx.Err() != nil {
			return now
		}
	}
}

// shot keeps a picture of the window where the environment asks for pictures.
func (v *sqlWindow) shot(name string) {
	v.t.Helper()
	folder := os.Getenv("GIOGRID_E2E_PICTURES")
	if folder == "" {
		return
	}
	shown := v.settled()
	f, err := os.Create(filepath.Join(folder, strings.ReplaceAll(v.t.Name(), "/", "-")+"-"+name+".png"))
	require.NoError(v.t, err)
	defer f.Close()
	require.NoError(v.t, png.Encode(f, shown))
}
