// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridtest_test

import (
	"fmt"
	"image"
	"runtime"
	"strconv"
	"sync/atomic"
	"testing"
	"time"

	"gioui.org/io/semantic"
	"gioui.org/layout"
	"gioui.org/op"
	"gioui.org/widget/material"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/gridtest"
)

// delivery is a widget that shows a text some time after a background job has ended. The job runs in real time, the
// delay on the clock of the frames.
type delivery struct {
	started, ended atomic.Bool
	delay          time.Duration
	since          time.Time
}

func (d *delivery) Layout(gtx layout.Context) layout.Dimensions {
	switch {
	case !d.started.Swap(true):
		go d.ended.Store(true)
	case d.ended.Load() && d.since.IsZero():
		d.since = gtx.Now
		gtx.Execute(op.InvalidateCmd{At: gtx.Now.Add(d.delay)})
	case d.ended.Load() && !gtx.Now.Before(d.since.Add(d.delay)):
		node(gtx.Ops, image.Rect(10, 10, 50, 30), func() {
			semantic.LabelOp("parcel").Add(gtx.Ops)
			semantic.DescriptionOp("it has arrived").Add(gtx.Ops)
		})
	}
	return layout.Dimensions{}
}

func TestUntilWaitsForJobsAndDelays(t *testing.T) {
	for _, delay := range []time.Duration{0, time.Millisecond, 300 * time.Millisecond, 3 * time.Second} {
		h := gridtest.New(image.Pt(100, 100), (&delivery{delay: delay}).Layout)
		began := h.Now
		h.Until(func() bool { _, ok := h.Find("parcel"); return ok })
		require.GreaterOrEqual(t, h.Now.Sub(began), delay)
		require.True(t, h.Settled())
	}
}

func TestUntilTakesNoTimeForWhatHoldsAlready(t *testing.T) {
	h := gridtest.New(image.Pt(100, 100), new(form).Layout)
	h.Settle()
	began, drawn := h.Now, h.Frames()
	h.Until(func() bool { return true })
	require.Equal(t, began, h.Now)
	require.Equal(t, drawn+1, h.Frames(), "the frame that sees whether the widget is at rest")
}

func TestWaitForFindsLabelsAndDescriptions(t *testing.T) {
	for _, text := range []string{"parcel", "parc", "it has arrived", "arrived"} {
		h := gridtest.New(image.Pt(100, 100), (&delivery{delay: time.Second}).Layout)
		require.Equal(t, image.Rect(10, 10, 50, 30), h.WaitFor(t, text).Bounds, text)
	}
}

// A filter over 50,000 rows is a background job.
func TestWaitForRowsOfAGrid(t *testing.T) {
	rows := make([]int, 50_000)
	for i := range rows {
		rows[i] = i
	}
	var grid gridui.Grid[int]
	grid.Columns = []gridui.Column[int]{
		gridui.Field("name", "Name", func(n int) string { return "number " + strconv.Itoa(n) }),
	}
	grid.Filtering.Enabled = true
	grid.SetRows(rows)
	h := gridtest.New(image.Pt(300, 200), gridui.New(material.NewTheme(), &grid).Layout)
	h.Settle()
	grid.Filtering.Quick = "49999"
	require.False(t, h.WaitFor(t, "number 49999").Visible.Empty())
	require.Equal(t, 1, grid.Shown())
}

// doomed is a test at its deadline. Like a test, it ends its goroutine when it fails.
type doomed struct {
	testing.TB
	end     time.Time
	message string
}

func (d *doomed) Helper() {}

func (d *doomed) Deadline() (time.Time, bool) { return d.end, true }

func (d *doomed) Fatalf(format string, args ...any) {
	d.message = fmt.Sprintf(format, args...)
	runtime.Goexit()
}

func TestWaitForFailsATestBeforeItsDeadline(t *testing.T) {
	d := &doomed{end: time.Now()}
	ended := make(chan struct{})
	go func() {
		defer close(ended)
		gridtest.New(image.Pt(100, 100), new(form).Layout).WaitFor(d, "Load")
	}()
	<-ended
	require.Equal(t, "nothing with the text \"Load\" shows in\n"+formDump, d.message)
}

func TestFindDescription(t *testing.T) {
	h := gridtest.New(image.Pt(100, 100), func(gtx layout.Context) layout.Dimensions {
		for i, s := range []string{"column header, sorted", "column header", "button"} {
			node(gtx.Ops, image.Rect(0, 10*i, 10, 10*i+10), func() {
				semantic.LabelOp(fmt.Sprint(i)).Add(gtx.Ops)
				semantic.DescriptionOp(s).Add(gtx.Ops)
			})
		}
		return layout.Dimensions{}
	})
	for text, want := range map[string]string{"column header": "1", "sorted": "0", "column": "0", "but": "2"} {
		n, ok := h.FindDescription(text)
		require.True(t, ok, text)
		assert.Equal(t, want, n.Label, text)
	}
	for _, text := range []string{"", "row"} {
		_, ok := h.FindDescription(text)
		assert.False(t, ok, text)
	}
}
