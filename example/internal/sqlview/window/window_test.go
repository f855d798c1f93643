// SPDX-License-Identifier: LicenseRef-giogrid-EULA

//go:build !js

package window_test

import (
	"context"
	"image"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/example/internal/look"
	"github.com/giogrid/giogrid/example/internal/sqlview/address"
	"github.com/giogrid/giogrid/example/internal/sqlview/database"
	"github.com/giogrid/giogrid/example/internal/sqlview/window"
	"github.com/giogrid/giogrid/storage/export"
)

func TestTablesAndRows(t *testing.T) {
	s := newStage(t, nil)
	s.untilShown("airports", "carriers", "flights", "delays", "~23,109", "view", "3,376 rows", "read-only: the database", "iata")
}

func TestTheTableThatWasAskedFor(t *testing.T) {
	s := newStage(t, func(o *window.Options) { o.Table = "carriers" })
	s.untilShown("5 rows", "founded", "NULL")
}

func TestATableIsChosenByClickAndByEnter(t *testing.T) {
	s := newStage(t, nil)
	s.untilShown("3,376 rows")
	s.press("delays")
	s.untilShown("59 rows", "read-only: a view", "mean_delay")
	s.press("delays")
	s.Keys("Down", "Enter")
	s.untilShown("23,109 rows", "distance")
}

func TestKoreanTexts(t *testing.T) {
	s := newStage(t, func(o *window.Options) { o.Look.Lang, o.Table = look.Korean, "delays" })
	s.untilShown("59행", "읽기 전용: 뷰입니다", "테이블", "구조", "CSV로 내보내기", "실행")
	s.press("구조")
	s.untilShown("열", "이름", "세부 사항")
}

func TestRowsAreSortedAndFilteredByTheDatabase(t *testing.T) {
	s := newStage(t, func(o *window.Options) { o.Statement = "SELECT iata, city FROM airports" })
	s.untilShown("3,376 rows", "iata")
	s.press("iata")
	s.press("iata")
	s.untilShown("ZZV")
	n, _ := s.Find("city")
	x, y := n.Center()
	s.Click(x, y+32) // the field below the header
	s.Type("Chicago")
	s.Keys("Enter")
	s.untilShown("MDW")
	assert.False(t, s.shows("ZZV"))
}

func TestNullsAreToldFromEmptyTexts(t *testing.T) {
	s := newStage(t, func(o *window.Options) { o.Statement = "SELECT NULL AS a, '' AS b, 'x' AS c" })
	s.untilShown("1 row", "NULL", "read-only: the result of a statement")
	assert.Len(t, s.FindAll("NULL"), 2, "the row and the cell a")
	s.press("Value")
	s.press("NULL")
	s.untilShown("No value")
	s.Keys("Right")
	s.untilShown("Empty")
}

func TestBytesAreDumped(t *testing.T) {
	s := newStage(t, func(o *window.Options) { o.Statement = "SELECT x'89504e470d0a1a0a00ff41' AS b, '{\"gate\":[1]}' AS j" })
	s.untilShown("11 B")
	s.press("Value")
	s.press("11 B")
	s.untilShown("11 bytes  ·  image/png", "00000000  89 50 4e 47 0d 0a 1a 0a  .PNG....", "00000008  00 ff 41                 ..A")
	s.Keys("Right")
	s.untilShown("12 bytes", `"gate": [`)
}

func TestStructure(t *testing.T) {
	s := newStage(t, func(o *window.Options) { o.Table = "flights" })
	s.untilShown("23,109 rows")
	s.press("Structure")
	s.untilShown("Columns", "INTEGER", "generated", "flights_origin", "origin, at", "→ main.airports (iata)")
	s.Keys("Left")
	s.untilShown("MDW")
}

func TestStatements(t *testing.T) {
	s := newStage(t, nil)
	s.untilShown("3,376 rows")
	for _, c := range []struct{ statement, shown string }{
		{"SELECT 6 * 7 AS answer", "42"},
		{"SELEKT", "syntax error"},
		{"DELETE FROM flights", "readonly"},
		{"SELECT name FROM carriers ORDER BY name", "5 rows"},
	} {
		s.Click(500, 26) // the field
		s.Keys("Shortcut+A")
		s.Type(c.statement)
		s.Keys("Enter")
		s.untilShown(c.shown)
	}
}

func TestForeignKeysAreFollowedThereAndBack(t *testing.T) {
	s := newStage(t, func(o *window.Options) { o.Table = "flights" })
	s.untilShown("MDW")
	s.menuOf("MDW")
	s.press(`Go to airports where iata = "MDW"`)
	s.untilShown("1 row", "Chicago", `iata = "MDW"`)
	s.Keys("Alt+Left")
	s.untilShown("23,109 rows")
	s.Keys("Alt+Right")
	s.untilShown("Chicago")
	s.menuOf("Chicago")
	s.press(`Rows of flights where origin = "MDW"`)
	s.untilShown(`origin = "MDW"`, "distance")
}

func TestTheWayBackKeepsTheOrder(t *testing.T) {
	s := newStage(t, nil)
	s.untilShown("3,376 rows", "iata")
	s.press("iata")
	s.press("iata")
	s.untilShown("ZZV")
	s.press("carriers")
	s.untilShown("5 rows")
	s.Keys("Alt+Left")
	s.untilShown("ZZV")
}

func TestExport(t *testing.T) {
	s := newStage(t, func(o *window.Options) { o.Statement = "SELECT code, founded FROM carriers ORDER BY code DESC" })
	s.untilShown("5 rows", "XX")
	s.press("Export CSV")
	s.untilShown("5 rows exported")
	content, err := os.ReadFile(filepath.Join(s.exports, "statement.csv"))
	require.NoError(t, err)
	assert.Equal(t, 6, strings.Count(string(content), "\n"))
	assert.Contains(t, string(content), "\r\nXX,\r\n", "no value is an empty cell")
}

func TestAnExportIsCancelled(t *testing.T) {
	s := newStage(t, func(o *window.Options) {
		o.Table = "carriers"
		o.Exports = func(ctx context.Context, _ export.Source, _ export.Exporter, _ export.Options) (string, error) {
			<-ctx.Done()
			return "", ctx.Err()
		}
	})
	s.untilShown("5 rows")
	s.press("Export CSV")
	s.untilShown("Exporting…")
	s.press("Cancel export")
	s.untilShown("Export cancelled", "Export CSV")
}

func TestClosedAtOnce(t *testing.T) {
	s := newStage(t, nil)
	require.NoError(t, s.Window.Close())
}

func TestADatabaseThatCannotBeOpened(t *testing.T) {
	s := newStageOf(t, address.File(filepath.Join(t.TempDir(), "gone.db")), nil)
	s.untilShown("no such file")
}

func TestATableThatIsNotThere(t *testing.T) {
	s := newStage(t, func(o *window.Options) { o.Table = "gone" })
	s.untilShown("There is no table gone")
}

func TestClosedWhileItOpens(t *testing.T) {
	began := make(chan struct{})
	s := newStage(t, func(o *window.Options) {
		o.Open = func(ctx context.Context) (*database.Database, error) {
			close(began)
			<-ctx.Done()
			return nil, ctx.Err()
		}
	})
	<-began
	s.untilShown("Opening…")
	require.NoError(t, s.Window.Close())
}

func TestEveryWindow(t *testing.T) {
	s := newStage(t, nil)
	s.untilShown("3,376 rows")
	for _, size := range []image.Point{{1280, 800}, {390, 700}, {1, 1}, {0, 0}, {3000, 2}, {2, 3000}} {
		s.Size = size
		require.True(t, s.Settle())
		assert.Equal(t, size, s.Dims().Size)
	}
}

// A picture is drawn without Watch: frames come at the times that the window requests.
func TestAWindowThatIsNotWatched(t *testing.T) {
	s := newStage(t, func(o *window.Options) { o.Statement = "SELECT 6 * 7 AS answer" })
	s.Watch(nil)
	s.Window.Wait()
	for s.Frame(); !s.shows("42"); s.Frame() {
		_, asked := s.Wakeup()
		require.True(t, asked, s.Dump())
		s.Advance(100 * time.Millisecond)
	}
}
