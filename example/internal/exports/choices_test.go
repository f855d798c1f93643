// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package exports

import (
	"bytes"
	"context"
	"errors"
	"flag"
	"fmt"
	"io"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/example/internal/look"
	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/menus"
	"github.com/giogrid/giogrid/storage/export"
)

// written writes a row with a formula, a phone number, an empty text, a missing value and a number with a sign.
func written(t *testing.T, c Choices) string {
	t.Helper()
	src := export.Source{Columns: make([]export.Column, 5), Rows: 1, Row: func(_ int, cells []export.Cell) error {
		for i, text := range []string{"=1+1", "+82-2-123-4567", ""} {
			cells[i].SetText(text)
		}
		cells[4].SetText("-1.5")
		return nil
	}}
	for i := range src.Columns {
		src.Columns[i].Key = fmt.Sprint(i)
	}
	o := c.Options("x")
	o.NoHeaders, o.BOM, o.Newline = true, export.MarkNone, "\n"
	var out bytes.Buffer
	require.NoError(t, export.CSV.Export(context.Background(), &out, src, o))
	return out.String()
}

// Each choice, as a flag and as a menu item, changes the written file, and the items show the choices.
func TestChoicesChangeWhatIsWritten(t *testing.T) {
	const (
		guarded = "'=1+1,'+82-2-123-4567,,,-1.5\n"
		formula = "=1+1,+82-2-123-4567,,,-1.5\n"
		phone   = "'=1+1,+82-2-123-4567,,,-1.5\n"
		empty   = "'=1+1,'+82-2-123-4567,\"\",,-1.5\n"
		null    = "'=1+1,'+82-2-123-4567,,NULL,-1.5\n"
	)
	for flags, want := range map[string]string{"": guarded, "-raw-formulas": formula, "-raw-phones": phone, "-quote-empty": empty, "-null=NULL": null} {
		var c Choices
		fs := flag.NewFlagSet("", flag.ContinueOnError)
		fs.SetOutput(io.Discard)
		c.Add(fs)
		var args []string
		if flags != "" {
			args = []string{flags}
		}
		require.NoError(t, fs.Parse(args))
		require.Equal(t, want, written(t, c), flags)
	}
	var c Choices
	changes := 0
	item := func(i int) menus.Item[int] { return Items[int](&c, look.English, func() { changes++ })[i] }
	for i, want := range []string{formula, phone, empty} {
		was := item(i).Checked
		require.Equal(t, guarded, written(t, c))
		item(i).OnClick(menus.Target[int]{})
		require.NotEqual(t, was, item(i).Checked)
		require.Equal(t, want, written(t, c), item(i).Label)
		if i == 0 {
			require.True(t, item(1).Disabled, "without the guard there is none of phone numbers")
		}
		item(i).OnClick(menus.Target[int]{})
		require.Equal(t, was, item(i).Checked)
	}
	require.Equal(t, 6, changes)
	for i := range Items[int](&c, look.Korean, func() {}) {
		require.NotEqual(t, item(i).Label, Items[int](&c, look.Korean, func() {})[i].Label)
	}
}

// The text for the end of an export contains the path of the file, or why there is none, and the cells that a sheet
// has cut.
func TestEndsOfExports(t *testing.T) {
	for want, e := range map[string]events.RowsExported{
		"1,234 rows exported to /tmp/a.csv": {Path: "/tmp/a.csv", Rows: 1234},
		"Export cancelled":                  {Err: fmt.Errorf("ended: %w", context.Canceled)},
		"Not exported: no room":             {Err: errors.New("no room")},
		"2 rows exported to a.xlsx; 3 cells were cut at 32,767 characters, the first in row 5": {Path: "a.xlsx", Rows: 2, Cut: export.Cut{Cells: 3, Most: 32767, Index: 4}},
	} {
		require.Equal(t, want, EndText(e).En)
		require.NotEqual(t, want, EndText(e).Ko)
	}
}
