// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package option_test

import (
	"encoding/json"
	"math"
	"math/rand/v2"
	"slices"
	"strconv"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui/internal/settings"
	"github.com/giogrid/giogrid/gridui/option"
)

// TestLevelsGoWithTheirColumns makes random changes, and compares with a list of both.
func TestLevelsGoWithTheirColumns(t *testing.T) {
	type level struct {
		id   string
		step float64
	}
	for seed := range uint64(50) {
		rnd := rand.New(rand.NewPCG(seed, 1))
		var g option.Grouping
		var want []level
		for step := range 30 {
			i, to := rnd.IntN(6)-1, rnd.IntN(6)-1
			switch rnd.IntN(4) {
			case 0, 1:
				l := level{strconv.Itoa(step), float64(step)}
				g.Insert(i, l.id, option.GroupLevel{Step: l.step})
				want = slices.Insert(want, min(max(i, 0), len(want)), l)
			case 2:
				if g.Remove(i); i >= 0 && i < len(want) {
					want = slices.Delete(want, i, i+1)
				}
			default:
				if g.Move(i, to); i >= 0 && i < len(want) {
					l := want[i]
					want = slices.Delete(want, i, i+1)
					want = slices.Insert(want, min(max(to, 0), len(want)), l)
				}
			}
			require.Len(t, g.By, len(want))
			for k, l := range want {
				require.Equal(t, l, level{g.By[k], g.Level(k).Step})
			}
		}
	}
}

func TestGroupingIsClonedAndCompared(t *testing.T) {
	g := option.Grouping{By: []string{"a"}, Levels: []option.GroupLevel{{Step: math.NaN()}, {Step: 3}}}
	c := settings.CloneGrouping(&g)
	require.True(t, settings.SameGrouping(&g, &c), "levels beyond By do not count, and NaN is NaN")
	c.SetShare("a", option.ShareOfParent)
	require.False(t, settings.SameGrouping(&g, &c))
	require.True(t, settings.SameGroupOrder(&g, &c))
	c.SetLevel(0, option.GroupLevel{Interval: option.GroupByYear})
	require.Equal(t, option.GroupByValue, g.Level(0).Interval)
	g.SetLevel(7, option.GroupLevel{})
	require.Zero(t, g.Level(7))
	require.Zero(t, settings.GroupingView(&g).Levels[0].Step, "JSON has no NaN")
}

func TestNamesOfGroupingInJSON(t *testing.T) {
	for i := option.GroupByValue; i <= option.GroupByLetter; i++ {
		text, err := json.Marshal(i)
		require.NoError(t, err)
		var read option.GroupInterval
		require.NoError(t, json.Unmarshal(text, &read))
		require.Equal(t, i, read)
	}
	for a := option.AggregateNone; a <= option.AggregateDistinct; a++ {
		text, err := a.MarshalText()
		require.NoError(t, err)
		var read option.Aggregate
		require.NoError(t, read.UnmarshalText(text))
		require.Equal(t, a, read)
	}
	_, err := option.Aggregate(99).MarshalText()
	require.ErrorContains(t, err, "no aggregate 99")
	var s option.ShareOf = 1
	require.NoError(t, s.UnmarshalText([]byte("?")))
	require.Equal(t, option.ShareOfNone, s)
}
