// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package column

import (
	"errors"
	"fmt"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui/internal/rowdata"
	"github.com/giogrid/giogrid/gridui/locale"
)

// editable makes a column with values of type V as rows, like the constructors of package gridui.
func editable[V any]() *Value[V] {
	tr := TraitsOf[V]()
	c := &Value[V]{Get: func(row rowdata.Row) (V, bool) {
		v := *rowdata.Ptr[V](row)
		return v, tr.Missing == nil || !tr.Missing(v)
	}}
	c.Begin("v", "V", tr)
	c.EditBy(nil, func(row rowdata.Row, v V) { *rowdata.Ptr[V](row) = v })
	return c
}

// money, sku and stamp have underlying types that scalar holds. release has another one, with methods for its
// order and its text.
type (
	money   float64
	sku     string
	stamp   time.Time
	release struct{ major, minor int }
)

func (v release) String() string        { return fmt.Sprintf("v%d.%d", v.major, v.minor) }
func (v release) Compare(o release) int { return 100*(v.major-o.major) + v.minor - o.minor }

func checkSet[V any](t *testing.T, in any, want V) {
	t.Helper()
	var row V
	require.NoError(t, editable[V]().Def.Set(rowdata.To(&row), in))
	assert.Equal(t, want, row)
}

func checkRefused[V any](t *testing.T, in any) {
	t.Helper()
	var row, was V
	require.Error(t, editable[V]().Def.Set(rowdata.To(&row), in))
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
	row := 7
	require.NoError(t, editable[int]().Def.Set(rowdata.To(&row), nil))
	assert.Zero(t, row, "a cleared cell")
}

func TestSetTime(t *testing.T) {
	seoul := time.FixedZone("KST", 9*3600)
	row := time.Date(2024, 1, 2, 3, 4, 0, 0, seoul)
	c := editable[time.Time]()
	require.NoError(t, c.Def.Set(rowdata.To(&row), "2025-06-07 08:09"))
	assert.Equal(t, time.Date(2025, 6, 7, 8, 9, 0, 0, seoul), row, "in the location of the old time")
	require.NoError(t, c.Def.Set(rowdata.To(&row), "2025-06-08"))
	assert.Equal(t, time.Date(2025, 6, 8, 0, 0, 0, 0, seoul), row)
	require.NoError(t, c.Def.Set(rowdata.To(&row), "2025-06-08T01:02:03Z"))
	assert.True(t, row.Equal(time.Date(2025, 6, 8, 1, 2, 3, 0, time.UTC)))

	c.LayoutBy("02.01.2006")
	require.NoError(t, c.Def.Set(rowdata.To(&row), "03.02.2021"))
	assert.Equal(t, 2021, row.Year())
	assert.Equal(t, time.February, row.Month())

	var named stamp
	require.NoError(t, editable[stamp]().Def.Set(rowdata.To(&named), time.Date(2025, 6, 8, 1, 2, 3, 4, time.UTC)))
	assert.True(t, time.Time(named).Equal(time.Date(2025, 6, 8, 1, 2, 3, 4, time.UTC)))
}

func TestParse(t *testing.T) {
	broken := errors.New("not a release")
	c := editable[release]()
	c.ParseBy(func(s string) (release, error) {
		if s != "v1.2" {
			return release{9, 9}, broken
		}
		return release{1, 2}, nil
	})
	var row release
	require.NoError(t, c.Def.Set(rowdata.To(&row), "v1.2"))
	assert.Equal(t, release{1, 2}, row)
	err := c.Def.Set(rowdata.To(&row), "2")
	require.ErrorIs(t, err, broken)
	assert.ErrorContains(t, err, `column "v"`)
	assert.Equal(t, release{1, 2}, row)

	c.ParseBy(nil)
	assert.ErrorIs(t, c.Def.Set(rowdata.To(&row), "v1.2"), errNoParser)
}

// Text typed into a string column is parsed; a string value is not.
func TestParseOfStrings(t *testing.T) {
	c := editable[string]()
	c.ParseBy(func(s string) (string, error) {
		if s == "bad" {
			return "", errors.New("bad")
		}
		return strings.ToUpper(s), nil
	})
	var row string
	set := func(v any) error { return c.Def.Set(rowdata.To(&row), v) }
	require.NoError(t, set(TypedText("kim")))
	require.Equal(t, "KIM", row)
	require.Error(t, set(TypedText("bad")))
	require.Equal(t, "KIM", row)
	require.NoError(t, set("bad"))
	require.Equal(t, "bad", row)
	require.NoError(t, set(TypedText("")))
	require.Empty(t, row, "cleared, not read")

	require.NoError(t, c.setText(rowdata.To(&row), "lee", "", locale.Numbers{}))
	require.Equal(t, "LEE", row)
	c.ChoicesBy(func(rowdata.Row) []string { return []string{"LEE", "kim"} })
	require.NoError(t, set(TypedText("kim")), "a choice by its text")
	require.Equal(t, "kim", row)
	require.NoError(t, set(TypedText("lee")), "a choice as it is read")
	require.Equal(t, "LEE", row)
	require.ErrorIs(t, set(TypedText("park")), ErrNoChoice)
}

func TestReadOnly(t *testing.T) {
	c := editable[int]()
	assert.ErrorIs(t, c.Def.Set(rowdata.Row{}, 3), errNilRow)
	c.EditBy(nil, nil)
	assert.Nil(t, c.Def.Set)
}
