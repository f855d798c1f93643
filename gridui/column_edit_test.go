// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import (
	"errors"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui/internal/column"
	"github.com/giogrid/giogrid/gridui/internal/rowdata"
)

// cellRow is a row with one value.
type cellRow[V any] struct{ v V }

// editable is a column over that value.
func editable[V any]() *Typed[cellRow[V], V] {
	return Func("v", "V", func(r cellRow[V]) (V, bool) { return r.v, true }).
		Edit(func(r *cellRow[V], v V) { r.v = v })
}

func checkSet[V any](t *testing.T, in any, want V) {
	t.Helper()
	var row cellRow[V]
	require.NoError(t, editable[V]().column().Set(rowdata.To(&row), in))
	assert.Equal(t, want, row.v)
}

func checkRefused[V any](t *testing.T, in any) {
	t.Helper()
	var row, was cellRow[V]
	require.Error(t, editable[V]().column().Set(rowdata.To(&row), in))
	assert.Equal(t, was, row, "nothing is stored")
}

func TestSet(t *testing.T) {
	checkSet(t, 3, 3)
	checkSet(t, " 3 ", 3)
	checkSet(t, 3.0, 3)
	checkSet(t, uint8(3), 3)
	checkSet(t, int64(-3), -3.0)
	checkSet(t, "1e3", 1000.0)
	checkSet(t, 2.5, money(2.5))
	checkSet(t, "text ", "text ")
	checkSet(t, 7, "7")
	checkSet(t, "x", sku("x"))
	checkSet(t, "true", true)
	checkSet(t, "1h", time.Hour)
	checkSet(t, nil, 0)
	checkSet(t, nil, "")

	checkRefused[int](t, "")
	checkRefused[int](t, "x")
	checkRefused[int](t, 3.5)
	checkRefused[int8](t, 200)
	checkRefused[uint](t, -1)
	checkRefused[int](t, 1e300)
	checkRefused[bool](t, "maybe")
	checkRefused[time.Duration](t, "soon")
	checkRefused[time.Time](t, "soon")
	checkRefused[release](t, "v1.2")
}

func TestSetNil(t *testing.T) {
	row := cellRow[int]{7}
	require.NoError(t, editable[int]().column().Set(rowdata.To(&row), nil))
	assert.Zero(t, row.v, "a cleared cell")
}

func TestSetTime(t *testing.T) {
	seoul := time.FixedZone("KST", 9*3600)
	row := cellRow[time.Time]{time.Date(2024, 1, 2, 3, 4, 0, 0, seoul)}
	c := editable[time.Time]()
	require.NoError(t, c.column().Set(rowdata.To(&row), "2025-06-07 08:09"))
	assert.Equal(t, time.Date(2025, 6, 7, 8, 9, 0, 0, seoul), row.v, "in the location of the old time")
	require.NoError(t, c.column().Set(rowdata.To(&row), "2025-06-08"))
	assert.Equal(t, time.Date(2025, 6, 8, 0, 0, 0, 0, seoul), row.v)
	require.NoError(t, c.column().Set(rowdata.To(&row), "2025-06-08T01:02:03Z"))
	assert.True(t, row.v.Equal(time.Date(2025, 6, 8, 1, 2, 3, 0, time.UTC)))

	c.Layout("02.01.2006")
	require.NoError(t, c.column().Set(rowdata.To(&row), "03.02.2021"))
	assert.Equal(t, 2021, row.v.Year())
	assert.Equal(t, time.February, row.v.Month())

	var named cellRow[stamp]
	require.NoError(t, editable[stamp]().column().Set(rowdata.To(&named), time.Date(2025, 6, 8, 1, 2, 3, 4, time.UTC)))
	assert.True(t, time.Time(named.v).Equal(time.Date(2025, 6, 8, 1, 2, 3, 4, time.UTC)))
}

func TestParse(t *testing.T) {
	broken := errors.New("not a release")
	c := editable[release]().Parse(func(s string) (release, error) {
		if s != "v1.2" {
			return release{9, 9}, broken
		}
		return release{1, 2}, nil
	})
	var row cellRow[release]
	require.NoError(t, c.column().Set(rowdata.To(&row), "v1.2"))
	assert.Equal(t, release{1, 2}, row.v)
	err := c.column().Set(rowdata.To(&row), "2")
	require.ErrorIs(t, err, broken)
	assert.ErrorContains(t, err, `column "v"`)
	assert.Equal(t, release{1, 2}, row.v)

	assert.ErrorIs(t, c.Parse(nil).column().Set(rowdata.To(&row), "v1.2"), column.ErrNoParser)
}

// What is typed into a column of strings goes through its Parse, a value does not.
func TestParseOfStrings(t *testing.T) {
	c := editable[string]().Parse(func(s string) (string, error) {
		if s == "bad" {
			return "", errors.New("bad")
		}
		return strings.ToUpper(s), nil
	})
	var row cellRow[string]
	set := func(v any) error { return c.column().Set(rowdata.To(&row), v) }
	require.NoError(t, set(column.TypedText("kim")))
	require.Equal(t, "KIM", row.v)
	require.Error(t, set(column.TypedText("bad")))
	require.Equal(t, "KIM", row.v)
	require.NoError(t, set("bad"))
	require.Equal(t, "bad", row.v)
	require.NoError(t, set(column.TypedText("")))
	require.Empty(t, row.v, "cleared, not read")

	require.NoError(t, c.col.SetText(rowdata.To(&row), "lee", ""))
	require.Equal(t, "LEE", row.v)
	c.Choices(func(cellRow[string]) []string { return []string{"LEE", "kim"} })
	require.NoError(t, set(column.TypedText("kim")), "a choice by its text")
	require.Equal(t, "kim", row.v)
	require.NoError(t, set(column.TypedText("lee")), "a choice as it is read")
	require.Equal(t, "LEE", row.v)
	require.ErrorIs(t, set(column.TypedText("park")), column.ErrNoChoice)
}

func TestReadOnly(t *testing.T) {
	c := Field("a", "", func(d deal) int { return d.qty })
	assert.Nil(t, c.column().Set)
	c.Edit(func(d *deal, v int) { d.qty = v })
	assert.ErrorIs(t, c.column().Set(rowdata.Row{}, 3), column.ErrNilRow)
	assert.Nil(t, c.Edit(nil).column().Set)
}
