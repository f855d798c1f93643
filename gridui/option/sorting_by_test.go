// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package option_test

import (
	"encoding/json"
	"fmt"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui/option"
)

func TestLists(t *testing.T) {
	l := option.ListOf("low", "", "high", "low", "a\nb", "\xff")
	require.Equal(t, []string{"low", "", "high", "a\nb", "\xff"}, l.Texts())
	require.Equal(t, l, option.ListOf(l.Texts()...))
	require.NotEqual(t, option.ListOf("a", "b"), option.ListOf("ab"))
	require.True(t, option.ListOf().IsZero())
	require.Nil(t, option.ValueList{}.Texts())
	require.Equal(t, "{size true list S, M}", fmt.Sprint(option.SortKey{ColumnID: "size", Desc: true, By: option.SortByList, List: option.ListOf("S", "M")}))
}

// Views keep what columns are sorted by. Views of older programs, and names of newer ones, sort by value.
func TestViewsKeepOrders(t *testing.T) {
	for by := option.SortByValue; by <= option.SortByIcon; by++ {
		for _, list := range []option.ValueList{{}, option.ListOf("low", "high", "\xff", "~")} {
			v := option.View{Sorting: []option.SortKey{{ColumnID: "a", Desc: true, By: by, List: list}, {ColumnID: "b"}}}
			text, err := json.Marshal(v)
			require.NoError(t, err)
			var read option.View
			require.NoError(t, json.Unmarshal(text, &read))
			require.True(t, v.Equal(read), "%s", text)
			require.Equal(t, v.Sorting, read.Clone().Sorting)
		}
	}
	text, err := json.Marshal(option.SortKey{ColumnID: "a"})
	require.NoError(t, err)
	require.JSONEq(t, `{"id":"a","desc":false}`, string(text), "as before")
	var read option.View
	require.NoError(t, json.Unmarshal([]byte(`{"sorting":[{"id":"a","desc":true,"by":"moon"}]}`), &read))
	require.Equal(t, []option.SortKey{{ColumnID: "a", Desc: true}}, read.Sorting)
	require.Empty(t, option.SortBy(99).String())
}

func TestListsOfWeekdaysAndMonths(t *testing.T) {
	english := option.Weekdays("fr", time.Monday)
	require.Equal(t, []option.ValueList{
		option.ListOf("Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"),
		option.ListOf("Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"),
	}, english)
	korean := option.Weekdays("ko-KR", time.Sunday)
	require.Equal(t, option.ListOf("일", "월", "화", "수", "목", "금", "토"), korean[1])
	require.Equal(t, option.Weekdays("en", time.Sunday), korean[2:])
	require.Len(t, option.Months("en"), 2)
	require.Equal(t, "3월", option.Months("ko")[0].Texts()[2])
	require.Equal(t, option.Months("en"), option.Months("ko")[1:])
}
