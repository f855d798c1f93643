// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package structcolumns_test

import (
	"image"
	"math/big"
	"reflect"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/internal/column"
	"github.com/giogrid/giogrid/gridui/internal/gridstage"
	"github.com/giogrid/giogrid/gridui/internal/rowdata"
	"github.com/giogrid/giogrid/gridui/internal/structcolumns"
	"github.com/giogrid/giogrid/gridui/locale"
	"github.com/giogrid/giogrid/gridui/option"
)

// A weight is a number with a text of its own.
type weight float64

func (weight) String() string { return "heavy" }

// A priced row has a field for each type that formats apply to.
type priced struct {
	Price  float64   `grid:",currency=EUR,edit"`
	Qty    int64     `grid:",format='#,##0',edit"`
	Share  *float32  `grid:",format=percent,digits=1,edit"`
	Total  money     `grid:",format=accounting,currency=USD,edit"`
	Half   *big.Rat  `grid:",digits=2,kind=number"`
	Code   string    `grid:",kind=number,digits=0-2,edit"`
	Weight weight    `grid:",digits=1"`
	Day    time.Time `grid:",format=short date,edit"`
	Plain  time.Time `grid:",format=2006/01/02"`
	Name   string    `grid:",digits=2"`
	Wrong  float64   `grid:",currency=euro"`
}

func TestTagsOfFormats(t *testing.T) {
	share := float32(0.1255)
	row := priced{
		Price: 1234.5, Qty: 1234567, Share: &share, Total: money{-123450}, Half: big.NewRat(7, 2), Code: "1234.567", Weight: 1.25,
		Day: time.Date(2025, 3, 4, 5, 6, 7, 0, time.UTC), Plain: time.Date(2025, 3, 4, 5, 6, 7, 0, time.UTC), Name: "x", Wrong: 1.5,
	}
	defs := structcolumns.Of(reflect.TypeFor[priced](), nil, nil, nil)
	set := column.Set{Defs: defs}
	for _, c := range []struct {
		language string
		texts    []string
	}{
		{"de", []string{"1.234,50\u00a0€", "1.234.567", "12,6\u00a0%", "-1.234,50\u00a0$", "3,50", "1.234,57", "1,3", "04.03.2025", "2025/03/04", "x", "1.5"}},
		{"en", []string{"€1,234.50", "1,234,567", "12.6%", "($1,234.50)", "3.50", "1,234.57", "1.3", "3/4/2025", "2025/03/04", "x", "1.5"}},
	} {
		set.Speak(c.language, locale.Numbers{}, nil)
		var texts []string
		for _, d := range defs {
			texts = append(texts, string(d.AppendText(nil, rowdata.To(&row))))
		}
		assert.Equal(t, c.texts, texts, c.language)
	}
	assert.ErrorContains(t, defs[9].Err, `column "Name": style`)
	assert.ErrorContains(t, defs[10].Err, "euro")
	assert.NoError(t, defs[3].Err)
	assert.Equal(t, "-1234.50", string(defs[3].EditText(nil, rowdata.To(&row))))

	set.Speak("de", locale.Numbers{}, nil)
	columns := gridui.ColumnsOf[priced]()
	require.Len(t, columns, len(defs))
	assert.Equal(t, option.KindNumber, defs[5].Kind)
	for i, text := range map[int]string{0: "2.000,25 €", 1: "5.000", 2: "50 %", 3: "-1.000,50 $", 5: "1.000,25", 7: "05.04.2025"} {
		require.NotNil(t, defs[i].Set, i)
		require.NoError(t, defs[i].Set(rowdata.To(&row), column.Typed(text, locale.Numbers{})), "%d %s", i, text)
	}
	assert.Equal(t, 2000.25, row.Price)
	assert.Equal(t, int64(5000), row.Qty)
	assert.Equal(t, float32(0.5), *row.Share)
	assert.Equal(t, money{-100050}, row.Total)
	assert.Equal(t, "1000.25", row.Code)
	assert.Equal(t, time.Date(2025, 4, 5, 5, 6, 7, 0, time.UTC), row.Day)
}

// Tags pin columns in the first frame, unless the program pins others.
func TestTagsPinColumns(t *testing.T) {
	type pinned struct {
		A int `grid:",pin=right"`
		B int
		C int `grid:",pin=left"`
	}
	for _, c := range []struct{ own, left, right []string }{{nil, []string{"C"}, []string{"A"}}, {[]string{"B"}, []string{"B"}, nil}} {
		s := gridstage.New(image.Pt(600, 200), func(g *gridui.Grid[pinned]) {
			g.Columns, g.ColumnPinning.Left = gridui.ColumnsOf[pinned](), c.own
			g.SetRows([]pinned{{1, 2, 3}})
		})
		assert.Equal(t, c.left, s.Grid.ColumnPinning.Left)
		assert.Equal(t, c.right, s.Grid.ColumnPinning.Right)
		s.Grid.ColumnPinning.Left, s.Grid.ColumnPinning.Right = nil, nil
		s.Settle()
		assert.Empty(t, s.Grid.ColumnPinning.Left, "they stay unpinned")
	}
}
