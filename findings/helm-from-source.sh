#!/usr/bin/env bash
# Helm 3.22.0 built with `go install`, as a machine without its binary does: `helm template` and `helm lint` take the
# cluster for Kubernetes 1.20.0. The version is set by flags of the linker in Helm's Makefile, which `go install` does
# not pass. A chart with `kubeVersion: '>=1.27.0-0'` is refused, and templates that ask `.Capabilities.KubeVersion`
# render the forms of 2020. With `--kube-version` both are right. `helm version` shows no commit either.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
GOBIN="$folder/bin" go install helm.sh/helm/v3/cmd/helm@v3.22.0 2>/dev/null
mkdir -p chart/templates
printf 'apiVersion: v2\nname: shown\nversion: 1.0.0\nkubeVersion: ">=1.27.0-0"\n' >chart/Chart.yaml
printf 'seen: {{ .Capabilities.KubeVersion.Version }}\n' >chart/templates/seen.yaml
{
  bin/helm template one chart 2>&1 | grep '^Error' || true
  bin/helm template one chart --kube-version 1.31.0 | grep '^seen'
} | tee seen
diff seen - <<'TEXT'
Error: chart requires kubeVersion: >=1.27.0-0 which is incompatible with Kubernetes v1.20.0
seen: v1.31.0
TEXT
echo 'as described: 1.20.0 unless --kube-version says otherwise'
