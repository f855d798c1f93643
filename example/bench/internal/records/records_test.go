// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package records

import (
	"cmp"
	"regexp"
	"slices"
	"testing"

	"github.com/stretchr/testify/require"
)

func TestRecordsAreTheSameEachTime(t *testing.T) {
	require.Equal(t, Make(1000), Make(1000))
}

func TestRecordsAreInNoOrder(t *testing.T) {
	all := Make(1000)
	for name, compare := range map[string]func(a, b Record) int{
		"name":  func(a, b Record) int { return cmp.Compare(a.Name, b.Name) },
		"city":  func(a, b Record) int { return cmp.Compare(a.City, b.City) },
		"group": func(a, b Record) int { return cmp.Compare(a.Group, b.Group) },
		"score": func(a, b Record) int { return cmp.Compare(a.Score, b.Score) },
	} {
		require.False(t, slices.IsSortedFunc(all, compare), name)
		require.NotEqual(t, all[0], slices.MinFunc(all, compare), "%s: the first one would stay first", name)
		require.NotEqual(t, all[0], slices.MaxFunc(all, compare), "%s: the first one would stay first", name)
	}
}

func TestNumbersInTextsHaveOneLength(t *testing.T) {
	for _, r := range Make(1000) {
		require.Regexp(t, regexp.MustCompile(`^[A-Z][a-z]+ [1-9]\d{6}$`), r.Name)
		require.Regexp(t, regexp.MustCompile(`^\p{Hangul}{4,6}[1-9]\d$`), r.City)
		require.Regexp(t, regexp.MustCompile(`^[a-z]+[1-9]\d\d@`), r.Email)
		require.Regexp(t, regexp.MustCompile(`^order [1-9]\d{4}$`), r.Note)
	}
}
