// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package filterwords_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui/filter"
	"github.com/giogrid/giogrid/gridui/internal/filterwords"
)

func TestSignsCompareSingleTags(t *testing.T) {
	ops := []filter.Op{filter.Contains, filter.NotContains, filter.Has, filter.HasAll, filter.HasNone, filter.Blank}
	for text, want := range map[string]filter.Filter{
		"= bug, docs": filter.Has.Of("bug, docs"), "!=bug": filter.HasNone.Of("bug"), "≠ bug": filter.HasNone.Of("bug"), "bug": filter.Contains.Of("bug"), "<5": filter.Contains.Of("<5"),
	} {
		require.Equal(t, want, filterwords.Typed(text, filter.Contains, ops), text)
	}
}
