// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package rowmodel

import (
	"runtime"
	"testing"
	"time"
	"weak"

	"github.com/stretchr/testify/require"
)

// TestAJobThatIsTooLongCanBeRunAgain stops a job after a number of visits and runs it again.
func TestAJobThatIsTooLongCanBeRunAgain(t *testing.T) {
	runs, ended := 0, 0
	job := NewJob(100, func(check func(int)) error {
		runs++
		for range 100 {
			check(1)
		}
		ended++
		return nil
	})
	require.False(t, job.RunWithin(99))
	require.False(t, job.Finished())
	require.Zero(t, job.Progress())
	require.NoError(t, job.Err())
	require.True(t, job.RunWithin(100))
	require.True(t, job.Finished())
	require.NoError(t, job.Err())
	require.True(t, job.RunWithin(1), "it has ended")
	require.Equal(t, []int{2, 1}, []int{runs, ended})

	canceled := NewJob(1, func(func(int)) error { return nil })
	canceled.Cancel()
	require.True(t, canceled.RunWithin(5))
	require.ErrorIs(t, canceled.Err(), ErrCanceled)
}

func TestAJobThatHasEndedHoldsNothingOfItsWork(t *testing.T) {
	for name, end := range map[string]func(j *Job){
		"run":       func(j *Job) { _ = j.Run() },
		"within":    func(j *Job) { require.True(t, j.RunWithin(10)) },
		"canceled":  (*Job).Cancel,
		"in slices": func(j *Job) { require.True(t, j.Step(time.Hour)) },
	} {
		t.Run(name, func(t *testing.T) {
			rows := new([1000]int)
			held := weak.Make(rows)
			j := NewJob(1, func(check func(int)) error { check(rows[0]); return nil })
			rows = nil
			end(j)
			runtime.GC()
			require.Nil(t, held.Value())
			require.True(t, j.Finished())
		})
	}
}
