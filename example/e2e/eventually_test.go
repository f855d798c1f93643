// SPDX-License-Identifier: LicenseRef-giogrid-EULA

//go:build e2e

package e2e

import (
	"context"
	"testing"
	"time"
)

const (
	// patience limits each wait, suiteTime an entire suite, buildTime building the programs.
	patience  = time.Minute
	suiteTime = 20 * time.Minute
	buildTime = 10 * time.Minute
	// interval is the time between two checks.
	interval = 40 * time.Millisecond
)

// eventually waits until check returns nil, and fails with its last error after the time limit.
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

// suite returns the context of a suite.
func suite(t *testing.T) context.Context {
	t.Helper()
	ctx, cancel := context.WithTimeout(context.Background(), suiteTime)
	t.Cleanup(cancel)
	return ctx
}
