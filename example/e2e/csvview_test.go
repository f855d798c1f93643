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
)

// csvview makes the viewer of CSV files for the desktop.
var csvview = sync.OnceValues(func() (string, error) { return build("csvview", "./csvview") })

// TestCSVView opens a file in a window, searches it, sorts it by a header, and finds the order when it is opened
// again.
func TestCSVView(t *testing.T) {
	ctx := suite(t)
	w := newWindow(ctx, t)
	file := filepath.Join(w.home, "sales.csv")
	require.NoError(t, os.WriteFile(file, []byte("city,price\nSeoul,5\nBusan,7\nSeoul,1\n"), 0o600))
	v := csvWindow{w, ctx, made(t, csvview), file}
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

// fewPixels is less of the window than three rows take.
const fewPixels = 0.0001

// csvHeader is on the header of the first column, beside its button, in pixels of the window.
var csvHeader = image.Pt(45, 140)

// csvWindow is the viewer in a window, with a file.
type csvWindow struct {
	*window
	ctx           context.Context
	viewer, shown string
}

func (v *csvWindow) open() {
	v.program = start(v.t, v.command(v.viewer, "-lang", "en", "-theme", "light",
		"-size", fmt.Sprintf("%dx%d", windowSize.X, windowSize.Y), v.shown))
}

// becomes waits until the window looks other than it did and no longer changes.
func (v *csvWindow) becomes(what string, before *image.NRGBA) (now *image.NRGBA) {
	v.t.Helper()
	all := image.Rectangle{Max: windowSize}
	var last *image.NRGBA
	eventually(v.ctx, v.t, what, func() (err error) {
		if v.program.over() {
			return fmt.Errorf("csvview has ended: %s", &v.program.notes)
		}
		last = now
		if now, err = v.picture(); err != nil {
			return err
		}
		if before == nil {
			before = image.NewNRGBA(now.Rect) // a dark screen
		}
		if last == nil || differing(now, before, all, 0) <= fewPixels {
			return errors.New("the window looks as it did")
		}
		return alike(now, last, all, 0)
	})
	return now
}

// keeps checks that the sort of the file is kept with a column.
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
