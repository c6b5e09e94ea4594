{{- define "goalsquare.name" -}}
{{- default .Chart.Name .Values.nameOverride | trunc 63 | trimSuffix "-" }}
{{- end }}

{{- define "goalsquare.fullname" -}}
{{- if .Values.fullnameOverride }}
{{- .Values.fullnameOverride | trunc 63 | trimSuffix "-" }}
{{- else if contains (include "goalsquare.name" .) .Release.Name }}
{{- .Release.Name | trunc 63 | trimSuffix "-" }}
{{- else }}
{{- printf "%s-%s" .Release.Name (include "goalsquare.name" .) | trunc 63 | trimSuffix "-" }}
{{- end }}
{{- end }}

{{- define "goalsquare.selector" -}}
app.kubernetes.io/name: {{ include "goalsquare.name" . }}
app.kubernetes.io/instance: {{ .Release.Name }}
{{- end }}

{{- define "goalsquare.labels" -}}
helm.sh/chart: {{ printf "%s-%s" .Chart.Name .Chart.Version | replace "+" "_" }}
{{ include "goalsquare.selector" . }}
app.kubernetes.io/version: {{ .Chart.AppVersion | quote }}
app.kubernetes.io/managed-by: {{ .Release.Service }}
{{- end }}

{{- define "goalsquare.claim" -}}
{{- default (printf "%s-state" (include "goalsquare.fullname" .)) .Values.state.existingClaim }}
{{- end }}
