// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridtest_test

import (
	"image"
	"testing"

	"gioui.org/layout"
	"github.com/stretchr/testify/assert"

	"github.com/giogrid/giogrid/gridui/gridtest"
)

var sink []byte

func TestAllocs(t *testing.T) {
	f := new(form) // has tags, so the router would allocate under the pointer
	h := gridtest.New(image.Pt(100, 100), f.Layout)
	h.Move(15, 15)
	assert.Zero(t, h.Allocs(50, nil))
	calls := 0
	assert.EqualValues(t, 1, h.Allocs(10, func() { calls++; sink = make([]byte, 100) }))
	assert.Equal(t, 11, calls, "one to warm up")
	assert.Zero(t, h.Allocs(-1, nil))
}

func TestAllocsSeesTheWidget(t *testing.T) {
	h := gridtest.New(image.Pt(100, 100), func(layout.Context) layout.Dimensions {
		sink = make([]byte, 100)
		return layout.Dimensions{}
	})
	assert.EqualValues(t, 1, h.Allocs(10, nil))
}
