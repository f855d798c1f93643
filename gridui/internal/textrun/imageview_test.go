// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package textrun

import (
	"runtime"
	"testing"
	"weak"

	"github.com/stretchr/testify/require"
)

// TestImageOperationsAreUsedAgainAfterARest takes operations by turns, and compares with those that have rested.
func TestImageOperationsAreUsedAgainAfterARest(t *testing.T) {
	var s imageViews
	retired := map[*imageView]uint32{}
	made, used := map[*imageView]bool{}, []*imageView(nil)
	for frame := uint32(1); frame < 1_000; frame++ {
		for range frame % 4 {
			v := s.take(frame)
			if at, again := retired[v]; again {
				require.GreaterOrEqual(t, frame-at, uint32(restFrames))
			}
			require.Nil(t, v.image.Pix)
			made[v] = true
			used = append(used, v)
		}
		for len(used) > 8 {
			s.retire(used[0], frame)
			retired[used[0]] = frame
			used = used[1:]
		}
	}
	require.Less(t, len(made), 2*restFrames+20, "of 1,500 that were taken")
}

// TestARecordedImageHasAnOperationOfItsOwn records two lines over and over, one of which stays as it is.
func TestARecordedImageHasAnOperationOfItsOwn(t *testing.T) {
	c, still, moves := imaging(), new(Line), new(Line)
	still.Add(c.RunString(body, "still"), 0, ink1)
	imageOf(t, c, still)
	for i := range 3 * restFrames {
		c.Begin()
		moves.Reset()
		moves.Add(c.RunString(body, "moves"), i, ink1)
		last := moves.image
		imageOf(t, c, moves)
		require.NotSame(t, last, moves.image)
		require.NotSame(t, still.image, moves.image)
	}
	require.NotNil(t, still.image.image.Pix)
	require.Less(t, len(c.views.list), 2*restFrames)
}

// TestOperationsInUseAreNotKept takes operations until the list of those that are not in use has moved its memory, and
// drops them. Nothing refers to an operation that is dropped then, nor to the pixels of its image.
func TestOperationsInUseAreNotKept(t *testing.T) {
	const n = 32
	var s imageViews
	for range n {
		s.retire(new(imageView), 0)
	}
	var taken []weak.Pointer[imageView]
	for range n {
		taken = append(taken, weak.Make(s.take(restFrames)))
	}
	runtime.GC()
	for i, p := range taken {
		require.Nil(t, p.Value(), "operation %d is kept", i)
	}
	runtime.KeepAlive(&s)
}

// TestAFreedLineIsEmpty frees a line that is an image, and records it again.
func TestAFreedLineIsEmpty(t *testing.T) {
	c, l := imaging(), new(Line)
	l.Add(c.RunString(body, "text"), 0, ink1)
	imageOf(t, c, l)
	image := l.image
	l.Free()
	require.False(t, l.IsImage())
	require.Zero(t, l.ImageBytes())
	require.Zero(t, l.Len())
	require.Nil(t, image.image.Pix)
	c.Begin()
	l.Add(c.RunString(body, "text"), 0, ink1)
	imageOf(t, c, l)
	require.True(t, l.IsImage())
}
