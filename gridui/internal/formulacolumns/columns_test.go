// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package formulacolumns_test

import (
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui/internal/column"
	"github.com/giogrid/giogrid/gridui/internal/formula"
	"github.com/giogrid/giogrid/gridui/internal/formulacolumns"
	"github.com/giogrid/giogrid/gridui/internal/rowdata"
	"github.com/giogrid/giogrid/gridui/option"
)

type level int

func (l level) String() string { return [...]string{"low", "high"}[l] }

type order struct {
	Level level
	Tags  []string
}

// of returns a column with one value.
func of[V any](id string, v V) *column.Def {
	col := column.Value[V]{Get: func(rowdata.Row) (V, bool) { return v, true }}
	col.Begin(id, strings.ToUpper(id), column.TraitsOf[V]())
	return col.Def
}

func TestColumnsOfEveryKind(t *testing.T) {
	price := of("decimal", "0.10")
	price.Kind = option.KindNumber
	seoul := time.FixedZone("KST", 9*3600)
	cols := formulacolumns.Columns{
		Defs: []*column.Def{
			of("int", int8(3)), of("unsigned", uint64(1<<63+1)), of("float", 2.5), price, of("text", "Ab"), of("bool", true),
			of("time", time.Date(2024, 3, 5, 1, 0, 0, 0, seoul)), of("span", 90*time.Minute), of("level", level(1)), of("tags", []string{"x"}), nil,
		},
		Values: func(id string) []string { return []string{id} },
	}
	s := cols.Schema()
	require.Len(t, s.Columns, 10)
	require.Equal(t, "INT", s.Columns[0].Name)
	require.Equal(t, []string{"text"}, s.Columns[4].Values())
	for text, want := range map[string]string{
		"INT * 2": "6", "UNSIGNED + 1": "9223372036854775810", "FLOAT * 2": "5", "DECIMAL * 3": "0.3", "TEXT & 1": "Ab1", "BOOL": "true",
		"day(TIME)": "5", "TIME": "2024-03-05T01:00", "SPAN > hours(1)": "true", "LEVEL = \"HIGH\"": "true", "TAGS contains \"x\"": "true",
	} {
		e, err := formula.Parse(text, s)
		require.NoError(t, err, text)
		p, ok := e.Compile(cols.Getter(), time.Now())
		require.True(t, ok, text)
		v := p.Value(rowdata.Of(order{}))
		require.Equal(t, want, string(v.AppendText(nil)), text)
	}
	_, ok := cols.Getter()("gone")
	require.False(t, ok)
}
