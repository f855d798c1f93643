// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package spare_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui/internal/spare"
)

// TestALeftValueIsForgotten removes values in each way, and looks for them in the memory behind the list.
func TestALeftValueIsForgotten(t *testing.T) {
	isTwo := func(p *int) bool { return *p == 2 }
	for name, remove := range map[string]func(l *spare.List[*int]) (left int){
		"take":    func(l *spare.List[*int]) int { p, _ := l.Take(); return *p },
		"take at": func(l *spare.List[*int]) int { return *l.TakeAt(0) },
		"cut":     func(l *spare.List[*int]) int { l.Cut(3); return 3 },
		"drop":    func(l *spare.List[*int]) int { l.DropFunc(isTwo); return 2 },
	} {
		t.Run(name, func(t *testing.T) {
			var l spare.List[*int]
			for i := range 4 {
				l.Put(&i)
			}
			left := remove(&l)
			require.Len(t, l, 3)
			for _, p := range l[:cap(l)] {
				require.False(t, p != nil && *p == left, "the list holds the value")
			}
		})
	}
}

func TestAnEmptyListGivesNothing(t *testing.T) {
	var l spare.List[*int]
	p, ok := l.Take()
	require.False(t, ok)
	require.Nil(t, p)
	require.False(t, l.Cut(0))
}
