// SPDX-License-Identifier: LicenseRef-giogrid-EULA

//go:build e2e

package e2e

import (
	"context"
	"testing"
	"time"
)

const (
	// patience bounds each wait, suiteTime all of a suite, buildTime making the programs.
	patience  = time.Minute
	suiteTime = 20 * time.Minute
	buildTime = 10 * time.Minute
	// interval lies between two looks at what is awaited.
	interval = 40 * time.Millisecond
)

// eventually waits until check finds nothing to complain of, and fails with its last complaint if that
// does not come to be in time.
func eventually(ctx context.Context, t *testing.T, what string, check func() error) {
	t.Helper()
	ctx, cancel := context.WithTimeout(ctx, patience)
	defer cancel()
	tick := time.NewTicker(interval)
	defer tick.Stop()
	for {
		err := check()
		if err == nil {
			return
		}
		select {
		case <-tick.C:
		case <-ctx.Done():
			t.Fatalf("%s: %v", what, err)
		}
	}
}

// suite is the context that a suite runs in.
func suite(t *testing.T) context.Context {
	t.Helper()
	ctx, cancel := context.WithTimeout(context.Background(), suiteTime)
	t.Cleanup(cancel)
	return ctx
}
