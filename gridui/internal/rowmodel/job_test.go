// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package rowmodel

import (
	"testing"

	"github.com/stretchr/testify/require"
)

// TestAJobThatIsTooLongCanBeRunAgain stops a job after a number of visits.
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
