// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package coalesce_test

import (
	"errors"
	"fmt"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui/internal/coalesce"
)

func TestOnlyTheLatestOfTheValuesThatWaitIsSaved(t *testing.T) {
	began, end := make(chan bool), make(chan bool)
	var saved []int
	w := coalesce.Writer[int]{Save: func(v int) error {
		if v == 0 {
			began <- true
			<-end
		}
		saved = append(saved, v)
		return nil
	}}
	w.Put(0)
	<-began
	for v := range 5 {
		w.Put(v + 1)
	}
	close(end)
	w.Wait()
	require.Equal(t, []int{0, 5}, saved)
	require.NoError(t, w.Failed.Take())
}

func TestFlushSavesWhatCouldNotBeSaved(t *testing.T) {
	full, saved := errors.New("disk full"), 0
	fails := true
	w := coalesce.Writer[int]{Save: func(v int) error {
		if fails {
			return full
		}
		saved = v
		return nil
	}}
	require.NoError(t, w.Flush(nil), "nothing was lost yet")
	w.Put(7)
	w.Wait()
	require.ErrorIs(t, w.Failed.Take(), full)
	require.ErrorIs(t, w.Flush(nil), full)
	fails = false
	require.NoError(t, w.Flush(nil))
	require.Equal(t, 7, saved)
	saved = 0
	require.NoError(t, w.Flush(nil))
	require.Zero(t, saved, "it was saved before")
	eight := 8
	require.NoError(t, w.Flush(&eight))
	require.Equal(t, 8, saved)
}

func TestOneErrorIsReported(t *testing.T) {
	woken := 0
	e := coalesce.Error{Wake: func() { woken++ }}
	full := errors.New("disk full")
	e.Ignore(fmt.Errorf("read: %w", full))
	e.Report(nil)
	e.Report(fmt.Errorf("write: %w", full))
	require.Zero(t, woken)
	require.NoError(t, e.Take())
	other := errors.New("no such folder")
	e.Report(other)
	e.Report(errors.New("another"))
	require.Equal(t, 1, woken)
	require.Equal(t, other, e.Take())
	e.Report(errors.New("later"))
	require.NoError(t, e.Take(), "one is reported, once")
	require.Equal(t, 1, woken)
}
